// Feeds a listing: a row per line in, its total per line out.

import java.util.Arrays;
import java.util.Scanner;

class Driver {
  public static void main(String[] arguments) {
    try (Scanner rows = new Scanner(System.in)) {
      while (rows.hasNextLine()) {
        String[] coins = rows.nextLine().split(" ");
        System.out.println(BothEnds.bestTotal(Arrays.stream(coins).mapToLong(Long::parseLong).toArray()));
      }
    }
  }
}

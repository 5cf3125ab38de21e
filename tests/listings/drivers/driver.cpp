// Feeds a listing: a row per line in, its total per line out.

#include "listing.cpp"

#include <iostream>
#include <iterator>
#include <sstream>
#include <string>

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream coins(line);
    std::cout << best_total({std::istream_iterator<long long>(coins), {}}) << '\n';
  }
}

//! Both Ends.

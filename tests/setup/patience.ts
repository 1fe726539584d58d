/** Tests with servers take longer on a busy machine. */
jest.setTimeout(120_000);

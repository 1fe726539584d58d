/** Whatever starts servers or talks to them takes longer on a machine that is busy with other things. */
jest.setTimeout(120_000);

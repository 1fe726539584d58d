/** `npm run test:contract`. */
import { checkContract } from './check-contract';

void checkContract(process.env, process.argv.slice(2), (text) => process.stdout.write(text)).then(
  (code) => {
    process.exitCode = code;
  },
);

/** `npm run test:contract`. */
import { checkContract } from './check-contract';

void checkContract(process.env, (text) => process.stdout.write(text)).then((code) => {
  process.exitCode = code;
});

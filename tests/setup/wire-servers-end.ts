import { takeBack } from './wire-servers';

export default takeBack;

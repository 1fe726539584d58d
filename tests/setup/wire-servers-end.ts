import { stopServers } from './wire-servers';

export default stopServers;

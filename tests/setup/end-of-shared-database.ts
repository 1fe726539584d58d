import { stopSharedDatabase } from './shared-database';

export default stopSharedDatabase;

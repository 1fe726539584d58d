import { handleExport } from './handler';

export {
  handleExport as DELETE,
  handleExport as GET,
  handleExport as HEAD,
  handleExport as PATCH,
  handleExport as POST,
  handleExport as PUT,
};

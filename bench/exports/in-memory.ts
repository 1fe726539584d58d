/** What is compared with: the same workbook by the same library, in memory and then written at once. */
import ExcelJS from 'exceljs';
import { event } from '@/lib/contract/entities/event';
import { eventList } from '@/lib/list/definitions/events';
import { eventRow } from './rows';

const rows = Number(process.argv[2]);
const workbook = new ExcelJS.Workbook();
const sheet = workbook.addWorksheet('All-Events-export');
sheet.addRow(eventList.fileColumns.map(({ heading }) => heading));
for (let number = 1; number <= rows; number += 1) {
  const read = event.parse(eventRow(number));
  sheet.addRow(
    eventList.fileColumns.map(({ kind, value }) => {
      const cell = value(read);
      return (kind === 'time' || kind === 'day') && cell ? new Date(`${cell}Z`) : cell;
    }),
  );
}
workbook.xlsx.writeBuffer().then((file) => process.stdout.write(`${file.byteLength}`));

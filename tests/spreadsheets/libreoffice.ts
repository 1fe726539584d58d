/** Opens files in one headless LibreOffice, and reports its complaints and what it read. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSheets, type Sheet } from './sheets';

/** All files take about ten seconds. */
const LIMIT_MS = 80_000;

export interface FileGiven {
  /** With its ending. */
  name: string;
  content: Buffer;
  filterOptions?: string;
}

interface FileToOpen {
  path: string;
  /** Where it is saved as a workbook. */
  saved: string;
  /** How CSV is read. */
  filterOptions?: string;
}

export interface Opened {
  complaints: string[];
  /** Empty where it could not be opened. */
  sheets: () => Promise<Sheet[]>;
}

/** By the files' names. */
export async function openInLibreOffice(
  given: readonly FileGiven[],
  folder: string,
): Promise<Map<string, Opened>> {
  const files = await Promise.all(
    given.map(async ({ name, content, filterOptions }): Promise<FileToOpen> => {
      const path = join(folder, name);
      await writeFile(path, content);
      return { path, saved: `${path}.saved.xlsx`, ...(filterOptions ? { filterOptions } : {}) };
    }),
  );
  const office = new Office(folder);
  // The first start creates the profile, with an empty macro library.
  await office.run('--terminate_after_init');
  const report = join(folder, 'report.txt');
  await writeFile(office.macroPath, openingMacro(files, report));
  await office.run('macro:///Standard.Module1.Main');
  const lines = (await readFile(report, 'utf8')).split(/\r?\n/).map((line) => line.split('\t'));
  return new Map(
    files.map(({ saved }, number) => {
      const reported = (what: string) =>
        lines.flatMap((line) => (line[0] === `${number}` && line[1] === what ? [line[2]] : []));
      return [given[number]?.name ?? '', openedAs(saved, reported)];
    }),
  );
}

function openedAs(saved: string, reported: (what: string) => (string | undefined)[]): Opened {
  const wasSaved = reported('saved').length > 0;
  const complaints = reported('complaint').map(String);
  if (!wasSaved && complaints.length === 0) complaints.push('LibreOffice ended before it');
  const frozen = reported('frozen').map(Number);
  return {
    complaints,
    sheets: async () =>
      wasSaved
        ? readSheets(await readFile(saved)).map((sheet, at) => ({
            ...sheet,
            frozenRows: frozen[at] ?? 0,
          }))
        : [],
  };
}

class Office {
  private readonly profile: string;
  readonly macroPath: string;

  constructor(private readonly folder: string) {
    this.profile = join(folder, 'profile');
    this.macroPath = join(this.profile, 'user', 'basic', 'Standard', 'Module1.xba');
  }

  async run(argument: string): Promise<void> {
    const command = process.env.SOFFICE_PATH || 'soffice';
    const log = join(this.folder, 'libreoffice.log');
    const output = await open(log, 'w');
    const profile = `-env:UserInstallation=${pathToFileURL(this.profile).href}`;
    const isWindows = process.platform === 'win32';
    const child = spawn(command, [profile, '--headless', '--norestore', argument], {
      cwd: this.folder,
      env: { ...process.env, LC_ALL: 'en_US.UTF-8' },
      stdio: ['ignore', output.fd, output.fd],
      // A group of its own, to be killed as one: the command is a script that starts the program.
      detached: !isWindows,
    });
    await output.close();
    const ended = once(child, 'exit', { signal: AbortSignal.timeout(LIMIT_MS) });
    const [code] = await ended.catch((error: Error) => {
      if (child.pid === undefined) {
        throw new Error(
          `${command} cannot be started (${error.message}): install LibreOffice with Calc, or name its soffice in SOFFICE_PATH`,
        );
      }
      process.kill(isWindows ? child.pid : -child.pid, 'SIGKILL');
      throw new Error(`LibreOffice was not done within ${LIMIT_MS / 1_000} seconds`);
    });
    if (code !== 0) {
      throw new Error(`LibreOffice ended with ${code}: ${await readFile(log, 'utf8')}`);
    }
  }
}

/**
 * A module of LibreOffice's macro library, which writes tab-separated lines into the report. Only a macro sees the questions
 * and complaints that a conversion suppresses, and the frozen rows, which files saved without a window lack.
 */
function openingMacro(files: readonly FileToOpen[], report: string): string {
  const looks = files.map(
    ({ path, saved, filterOptions = '' }, number) =>
      `Look ${number}, ${text(url(path))}, ${text(filterOptions)}, ${text(url(saved))}`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE script:module PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "module.dtd">
<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Module1" script:language="StarBasic">
${escaped(macro(looks, text(report)))}
</script:module>
`;
}

const macro = (looks: string[], report: string) => `
Dim report As Integer
Dim current As Integer

Sub Main
  report = FreeFile
  Open ${report} For Output As #report
  ${looks.join('\n  ')}
  Close #report
  StarDesktop.terminate()
End Sub

Sub Look(number As Integer, source As String, options As String, target As String)
  On Error Goto Failed
  Dim opening(2) As New com.sun.star.beans.PropertyValue
  Dim saving(0) As New com.sun.star.beans.PropertyValue
  Dim book As Object, window As Object, at As Long
  current = number
  opening(0).Name = "Hidden"
  opening(0).Value = True
  opening(1).Name = "InteractionHandler"
  opening(1).Value = CreateUnoListener("Complaint_", "com.sun.star.task.XInteractionHandler2")
  opening(2).Name = "FilterOptions"
  opening(2).Value = options
  book = StarDesktop.loadComponentFromURL(source, "_blank", 0, opening())
  window = book.CurrentController
  For at = 0 To book.Sheets.Count - 1
    window.setActiveSheet(book.Sheets.getByIndex(at))
    Tell "frozen", IIf(window.hasFrozenPanes(), window.SplitRow, 0)
  Next
  saving(0).Name = "FilterName"
  saving(0).Value = "Calc MS Excel 2007 XML"
  book.storeToURL(target, saving())
  book.close(True)
  Tell "saved", ""
  Exit Sub
Failed:
  Tell "complaint", "It could not be opened: " & Error$
End Sub

Sub Tell(what As String, value As Variant)
  Print #report, current & Chr(9) & what & Chr(9) & value
End Sub

Sub Complaint_handle(request As Object)
  Tell "complaint", "LibreOffice has a question or a complaint"
End Sub

Function Complaint_handleInteractionRequest(request As Object) As Boolean
  Complaint_handle(request)
  Complaint_handleInteractionRequest = False
End Function

Sub Complaint_disposing(source As Object)
End Sub
`;

const url = (path: string) => pathToFileURL(path).href;
const text = (value: string) => `"${value.replaceAll('"', '""')}"`;
const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

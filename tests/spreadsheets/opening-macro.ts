/**
 * The macro that LibreOffice opens files with: only so are its questions and complaints heard, which its own conversion
 * swallows, and the frozen rows told, which its files leave out when no window shows.
 */
import { pathToFileURL } from 'node:url';

export interface FileToOpen {
  path: string;
  /** Where it is saved as a workbook. */
  saved: string;
  /** How text is read, where it is no workbook. */
  filterOptions?: string;
}

/** A module of LibreOffice's own library of macros; it writes lines of fields, with tabs between, into the report. */
export function openingMacro(files: readonly FileToOpen[], report: string): string {
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

/** What the OpenAPI document says before its first call. */

export const INTRODUCTION = `
The HTTP API of the agency's outreach tracking, version 2.8, as the application asks it and as its stand-in answers it.
Section numbers (§) are those of legacy-api.md.

This document is generated from the contract, \`lib/contract\`. Answers hold what a reader relies on and must be ready
for: further properties may come, null stands for nothing, and what is optional may be missing in older versions. Bodies
hold what both the application's proxy and the backend take.

- **Signed out** is a 302, never a 401; only \`GET /api/user\` answers anyone, with an empty body.
- **Writes** repeat the cookie \`XSRF-TOKEN\` in the header \`X-XSRF-TOKEN\`. No \`Authorization\` header may be sent.
- **Failures** are told apart by their status alone; an unknown id and a duplicate are a 500.
- **Sort order** is \`asce\` or \`desc\`: \`asc\` means descending. The sort field \`null\` is the default order.
- **In paths** the word \`null\` says "not set" and \`-1\` "no id". Counties, event types and statuses are named by their
  descriptions, percent-encoded; \`/ \\ % ;\` and an empty value get through in no encoding.
- **Lists in queries** repeat their parameter. A value that stands alone is split at its commas.
- **Dates** are wall clock in the agency's zone without an offset; the notes of an organization have one, in UTC.
- **Flags** are 0 and 1; true and false are refused.

\`x-access\` says whom the application lets ask (the backend itself gates no manager call), \`x-browser\` whether a
browser may ask through its proxy, \`x-repeatable\` whether a second try does no harm (§1.18), \`x-writes\` whether the
call changes something, and \`x-source\` which section describes it.
`.trim();

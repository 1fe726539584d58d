'use client';
/** A whole document, for an error in the root layout. */
import './globals.css';
import ErrorPage from './error';

export default function GlobalError(props: Parameters<typeof ErrorPage>[0]) {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong · Outreach Tracking</title>
        <ErrorPage {...props} />
      </body>
    </html>
  );
}

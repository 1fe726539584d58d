/** The SAML request that a backend sends through the browser, by redirect or by a form that sends itself. */
import { inflateRawSync } from 'node:zlib';

export interface SamlRequest {
  /** Where the identity provider is to send its answer; null where the request gives only a number for it. */
  answerTo: URL | null;
}

const LARGEST = 64 * 1024;

/** HTTP-Redirect binding: base64 of raw deflate. Null: the address carries no readable request. */
export function requestInAddress(address: URL): SamlRequest | null {
  const packed = address.searchParams.get('SAMLRequest');
  if (packed === null) return null;
  try {
    const xml = inflateRawSync(Buffer.from(packed, 'base64'), { maxOutputLength: LARGEST });
    return read(xml.toString('utf8'));
  } catch {
    return null;
  }
}

export interface SamlForm {
  /** Where the form sends itself. */
  action: string;
  request: SamlRequest | null;
}

/** HTTP-POST binding: base64 in a hidden field. Null: the page has no such form. */
export function formInPage(html: string): SamlForm | null {
  const field = tags(html, 'input').find((tag) => attribute(tag, 'name') === 'SAMLRequest');
  const form = tags(html, 'form')[0];
  if (field === undefined || form === undefined) return null;
  const xml = Buffer.from(attribute(field, 'value') ?? '', 'base64').toString('utf8');
  return { action: attribute(form, 'action') ?? '', request: read(xml) };
}

function read(xml: string): SamlRequest | null {
  const [request] = tags(xml, '(?:\\w+:)?AuthnRequest');
  if (request === undefined) return null;
  const address = attribute(request, 'AssertionConsumerServiceURL');
  return { answerTo: address !== null && URL.canParse(address) ? new URL(address) : null };
}

function tags(text: string, name: string): string[] {
  return text.match(new RegExp(`<${name}\\b[^>]*>`, 'gi')) ?? [];
}

function attribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? null : unescaped(value);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Java's escaping writes `:` and `/` of addresses as numbers. */
function unescaped(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return ENTITIES[name] ?? whole;
  });
}

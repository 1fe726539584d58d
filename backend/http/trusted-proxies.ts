/** Whose `X-Forwarded-For` is believed: the address of the browser stands in it, and so could one that is made up. */
import { BlockList, isIP } from 'node:net';

const LOOPBACK = ['127.0.0.0/8', '::1'];

/**
 * For Fastify's `trustProxy`: hop 0 is the peer of the connection. On loopback that is the application, which adds the
 * address of its own peer at the end of the header; what stands before that is believed from a configured proxy only.
 */
export function trustedProxies(ranges: readonly string[]) {
  const loopback = listOf(LOOPBACK);
  const configured = listOf(ranges);
  return (address: string, hop: number) =>
    contains(configured, address) || (hop === 0 && contains(loopback, address));
}

/** An IP address, or a range such as 10.0.0.0/8. */
export function isAddressRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const longest = { 4: 32, 6: 128 }[isIP(address)];
  if (longest === undefined || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest);
}

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return list;
}

function contains(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

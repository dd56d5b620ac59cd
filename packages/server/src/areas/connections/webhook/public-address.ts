import { BlockList, isIP } from 'node:net'

const notPublic = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  notPublic.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['2001::', 23], // special-purpose addresses, such as tunnels
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4, which embeds an IPv4 address
] as const)
  notPublic.addSubnet(network, bits, 'ipv6')
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is public, and does not belong to a private network or this machine. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) === 4
    ? !notPublic.check(address, 'ipv4')
    : isIP(address) === 6 && global.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')

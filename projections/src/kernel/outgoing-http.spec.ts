import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isPublic } from '@workledger/domain/kernel/outside-address'
import { OutgoingFailed, OutgoingHttp, type OutgoingOptions } from './outgoing-http'

describe('requests to addresses that people typed in', () => {
  const servers: Server[] = []

  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
  })

  const listen = async (handle: RequestListener): Promise<string> => {
    const server = createServer(handle)
    servers.push(server)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  }

  const local = (options: OutgoingOptions = {}) =>
    new OutgoingHttp({ allowed: ['127.0.0.0/8'], ...options })

  const fault = (sent: Promise<unknown>) =>
    sent.then(
      () => 'sent',
      (error) => (error instanceof OutgoingFailed ? error.fault : String(error)),
    )

  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['0.0.0.0', '224.0.0.1', '240.0.0.1', '255.255.255.255', '192.0.2.1', '198.18.0.1'],
    ...['::1', '::', 'fe80::1', 'fc00::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1'],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', '2001:db8::1', '::127.0.0.1', 'fec0::1'],
  ])('never reach %s', async (address) => {
    expect(isPublic(address)).toBe(false)
    const literal = address.includes(':') ? `[${address}]` : address
    expect(await fault(new OutgoingHttp().send(`https://${literal}/`))).toBe('private')
    const resolve = async () => [{ address, family: address.includes(':') ? 6 : 4 }]
    expect(await fault(new OutgoingHttp({ resolve }).send('https://named.example/'))).toBe(
      'private',
    )
  })

  it.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1::1'])('may reach %s', (address) =>
    expect(isPublic(address)).toBe(true),
  )

  it('refuse a number that means an address inside, and an address that is not of the web', async () => {
    const http = new OutgoingHttp()
    for (const host of ['2130706433', '0x7f.1', '0177.0.0.1', '127.1'])
      expect(await fault(http.send(`https://${host}/`))).toBe('private')

    for (const address of ['ftp://example.com/', 'https://u:p@example.com/', 'nothing', ''])
      expect(await fault(http.send(address))).toBe('address')

    const resolve = async () => [{ address: '8.8.8.8', family: 4 }]
    expect(await fault(new OutgoingHttp({ resolve }).send('http://example.com/'))).toBe('address')
  })

  it('refuse a host of which one address is inside', async () => {
    const resolve = async () => [
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ]
    expect(await fault(new OutgoingHttp({ resolve }).send('https://both.example/'))).toBe('private')
  })

  it('go to the address that was checked, however the name changes', async () => {
    let asked = 0
    const address = await listen((_, answer) => answer.end('here'))
    const { port } = new URL(address)

    const resolve = async () => {
      asked++
      return [{ address: asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]
    }

    const sent = await local({ resolve }).send(`http://rebinding.example:${port}/`)
    expect([sent.status, sent.text, asked]).toEqual([200, 'here', 1])
  })

  it('follow no redirect', async () => {
    const address = await listen((_, answer) =>
      answer.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
    )
    expect((await local().send(address)).status).toBe(302)
  })

  it('read the beginning of an answer, whatever its length says and however it goes on', async () => {
    const endless = await listen((_, answer) => {
      answer.write('x'.repeat(5_000))
    })
    expect((await local().send(endless)).text).toHaveLength(1024)

    const lying = await listen((_, answer) => {
      answer.writeHead(200, { 'content-length': '1000000' })
      answer.write('short')
      setImmediate(() => answer.destroy())
    })
    expect(await local().send(lying)).toMatchObject({ status: 200, text: 'short' })
  })

  it('give up on a receiver that hangs, and on one that is away', async () => {
    const hanging = await listen(() => {})
    expect(await fault(local({ timeout: 100 }).send(hanging))).toBe('timeout')
    expect(await fault(local().send('http://127.0.0.1:1/'))).toBe('connection')
    const resolve = async () => []
    expect(await fault(local({ resolve }).send('https://nowhere.example/'))).toBe('unresolved')
  })
})

import { faultOfTyped, networksOf } from './outside-address'

describe('a typed address', () => {
  const fault = (url: string, ...allowed: string[]) =>
    faultOfTyped(new URL(url), networksOf(allowed))

  it.each([
    'https://169.254.169.254/latest',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://10.1.2.3/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[64:ff9b::a9fe:a9fe]/',
    'http://192.168.0.1/',
    'https://localhost:4000/hooks',
    'https://hooks.localhost./',
    'https://intranet/',
    'https://erp.internal/',
    'https://printer.local/',
    'http://localhost/',
  ])('%s leads inside', (url) => expect(fault(url)).toBe('private'))

  it('needs https, unless it is inside a network that the operator allows', () => {
    expect(fault('https://example.com/hooks')).toBeUndefined()
    expect(fault('https://93.184.216.34/')).toBeUndefined()
    expect(fault('http://example.com/hooks')).toBe('address')
    expect(fault('http://93.184.216.34/', '10.0.0.0/8')).toBe('address')
    expect(fault('http://10.1.2.3/', '10.0.0.0/8')).toBeUndefined()
    expect(fault('http://erp.internal/', '10.0.0.0/8')).toBeUndefined()
    expect(fault('https://localhost/', 'loopback')).toBeUndefined()
    expect(fault('https://localhost.example.com/')).toBeUndefined()
    expect(fault('http://127.0.0.1:4000/', 'loopback')).toBeUndefined()
    expect(fault('https://192.168.0.1/', '10.0.0.0/8')).toBe('private')
  })
})

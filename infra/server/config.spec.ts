import { readConfig } from './config'

const masterKey = Buffer.alloc(32, 7).toString('base64')

it('needs nothing', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    demo: true,
    demoLanguage: 'en',
    captcha: true,
    offline: true,
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
  })
  expect([...readConfig({}).roles]).toEqual(['api', 'projector', 'worker'])
})

it('listens to the network without a demo company, and makes no such company in an external database', () => {
  expect(readConfig({ DEMO: '0' })).toMatchObject({ host: '0.0.0.0', demo: false })
  expect(readConfig({ DATABASE_URL: 'postgres://db/hr', MASTER_KEY: masterKey })).toMatchObject({
    host: '0.0.0.0',
    demo: false,
  })
})

it('keeps heads of the log next to the embedded database, and of another database only on request', () => {
  expect(readConfig({ DATA_DIR: '/data' }).anchorFile).toBe('/data/anchors.jsonl')
  const other = { DATABASE_URL: 'postgres://db/hr', MASTER_KEY: masterKey }
  expect(readConfig(other).anchorFile).toBeUndefined()
  expect(readConfig({ ...other, ANCHOR_FILE: '/safe/heads' }).anchorFile).toBe('/safe/heads')
})

it('trusts proxies on the same machine, or the configured ones', () => {
  expect(readConfig({}).trustedProxies).toEqual(['loopback'])
  expect(
    readConfig({ TRUSTED_PROXIES: 'uniquelocal, 203.0.113.7,2001:db8::/32' }).trustedProxies,
  ).toEqual(['uniquelocal', '203.0.113.7', '2001:db8::/32'])
})

it('prints with a configured Chromium', () => {
  expect(readConfig({ CHROMIUM: process.execPath }).chromium).toBe(process.execPath)
  expect(readConfig({}).chromium).toBeUndefined()
})

it('takes an empty variable for one that is not there', () => {
  expect(readConfig({ PORT: '', REDIS_URL: '', MASTER_KEY: '' })).toMatchObject({
    port: 3000,
    redisUrl: undefined,
  })
})

it('keeps the master key as bytes and the public address without a slash', () => {
  const config = readConfig({ MASTER_KEY: masterKey, PUBLIC_URL: 'https://hr.example.com/' })
  expect(config.masterKey).toEqual(Buffer.alloc(32, 7))
  expect(config.publicUrl).toBe('https://hr.example.com')
})

it.each([
  [{ PORT: 'http' }, /^PORT must be a number/],
  [
    { PUBLIC_URL: 'https://intra.example.com/hr' },
    /^PUBLIC_URL must be the address of a host, without a path/,
  ],
  [
    { PUBLIC_URL: 'https://hr.example.com/?company=1' },
    /^PUBLIC_URL must be the address of a host/,
  ],
  [
    { PUBLIC_URL: 'https://me:secret@hr.example.com' },
    /^PUBLIC_URL must be the address of a host.*not shown/,
  ],
  [{ PORT: '70000' }, /^PORT must be a number from 1 to 65535 \(it is "70000"\)/],
  [{ HOST: 'a b' }, /^HOST must be an IP address/],
  [
    { DATABASE_URL: 'mysql://u:geheim@h/x', MASTER_KEY: masterKey },
    /^DATABASE_URL must be an address like postgres:\/\/host/,
  ],
  [{ DATABASE_URL: 'postgres://h/x' }, /^MASTER_KEY is missing/],
  [{ MASTER_KEY: 'c2hvcnQ=' }, /^MASTER_KEY must be 32 bytes/],
  [{ ANCHOR_URL: 'ftp://h/x' }, /^ANCHOR_URL must be an address like https/],
  [{ ANCHOR_SECRET_KEY: 'geheim' }, /^ANCHOR_ACCESS_KEY is missing(?!.*geheim)/],
  [{ ANCHOR_REGION: 'Mars!' }, /^ANCHOR_REGION must be the name of a region/],
  [{ TSA_URL: 'freetsa' }, /^TSA_URL must be an address like https/],
  [{ REDIS_URL: 'localhost' }, /^REDIS_URL must be an address like redis/],
  [{ KNOWLEDGE_URL: 'help' }, /^KNOWLEDGE_URL must be an address like https/],
  [{ CONTACT_URL: 'javascript:alert(1)' }, /^CONTACT_URL must be an address like https/],
  [{ SMTP_URL: 'mail' }, /^SMTP_URL must be/],
  [{ MAIL_FROM: 'me' }, /^MAIL_FROM must be a mail address/],
  [{ PUBLIC_URL: 'ftp://x' }, /^PUBLIC_URL must be an address like https/],
  [{ ROLES: 'api,cook' }, /^ROLES must list some of api, projector, worker/],
  [{ DEMO: 'yes' }, /^DEMO must be 1/],
  [{ DEMO_LANGUAGE: 'tlh' }, /^DEMO_LANGUAGE must be one of en, zh, es, fr, it, ar/],
  [
    { DEMO: '1', DATABASE_URL: 'postgres://h/x', MASTER_KEY: masterKey },
    /^DEMO=1 works only with the embedded database/,
  ],
  [{ HOST: '0.0.0.0' }, /^HOST=0\.0\.0\.0 would offer the demo company/],
  [
    { TRUSTED_PROXIES: '10.0.0.0/33' },
    /^TRUSTED_PROXIES must list IP addresses, networks such as 10/,
  ],
  [{ TRUSTED_PROXIES: 'loopback,everybody' }, /^TRUSTED_PROXIES must list/],
  [{ CAPTCHA: 'no' }, /^CAPTCHA must be on or off/],
  [
    { TRIAL_DAYS: '1.5' },
    /^TRIAL_DAYS must be a whole number of days, at most 365 \(it is "1.5"\)/,
  ],
  [
    { STRIPE_KEY: 'geheim' },
    /^STRIPE_KEY must be a secret or restricted key of Stripe, as in sk_live_… \(it is not shown/,
  ],
  [
    { STRIPE_KEY: 'sk_test_1' },
    /^STRIPE_PUBLISHABLE_KEY is missing: Stripe takes payments only with STRIPE_KEY, /,
  ],
  [
    { STRIPE_WEBHOOK_SECRET: 'geheim' },
    /^STRIPE_WEBHOOK_SECRET must be the signing secret(?!.*geheim)/,
  ],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be fatal/],
  [{ CHROMIUM: '/nowhere/chromium' }, /^CHROMIUM must be the path of a Chromium/],
  [{ CHROMIUM: __dirname }, /^CHROMIUM must be the path of a Chromium/],
  [{ CHROMIUM: 'node' }, /^CHROMIUM must be the path of a Chromium/],
])('refuses %j in one sentence', (environment, sentence) => {
  expect(() => readConfig(environment as NodeJS.ProcessEnv)).toThrow(sentence)
})

it('takes payments with all variables of Stripe, and none without them', () => {
  expect(readConfig({})).toMatchObject({ stripe: undefined, trialDays: 30 })

  const stripe = {
    STRIPE_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICE_MONTHLY: 'price_m',
    STRIPE_PRICE_YEARLY: 'price_y',
  }

  expect(readConfig({ ...stripe, TRIAL_DAYS: '14' })).toMatchObject({
    trialDays: 14,
    stripe: {
      key: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
      prices: { monthly: 'price_m', yearly: 'price_y' },
    },
  })
})

it('repeats no password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://u:geheim@h/x', MASTER_KEY: masterKey })).toThrow(
    /^(?!.*geheim)/,
  )
})

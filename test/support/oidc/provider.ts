import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Product } from '../product'

export const CLIENT = { client_id: 'workledger', client_secret: 'a secret of the tests' }

export interface TestProvider {
  readonly issuer: string
  /** Names the groups of an account from its next sign-in on; null: it sends no such claim. */
  nameGroups(login: string, groups: readonly string[] | null): Promise<void>
  stop(): void
}

/** Starts `oidc-provider` of npm on a free port. */
export async function startProvider(publicUrl = 'http://localhost:3000'): Promise<TestProvider> {
  const child = fork(join(__dirname, 'server.mjs'), [`${publicUrl}/api/v1/auth/oidc/callback`], {
    silent: true,
    execArgv: [],
  })

  const errors: string[] = []
  child.stderr?.on('data', (text) => errors.push(String(text)))

  const issuer = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { issuer: string }).issuer))
    child.once('exit', () => reject(new Error(errors.join(''))))
  })

  const nameGroups = (login: string, groups: readonly string[] | null) =>
    new Promise<void>((resolve) => {
      child.once('message', () => resolve())
      child.send({ login, groups })
    })

  return { issuer, nameGroups, stop: () => void child.kill() }
}

/** A browser that keeps its cookies and goes where it is sent. */
export class TestBrowser {
  private readonly ours = new Map<string, string>()
  private readonly theirs = new Map<string, string>()

  constructor(private readonly product: Product) {}

  get cookie(): string {
    return [...this.ours].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Opens an address of the product; returns where it leads. */
  async visit(url: string): Promise<string> {
    const answer = await this.product.inject({ method: 'GET', url, headers: this.headers() })
    keep(this.ours, [answer.headers['set-cookie'] ?? []].flat() as string[])

    return String(answer.headers.location)
  }

  headers(): Record<string, string> {
    return this.ours.size > 0 ? { cookie: this.cookie } : {}
  }

  /** Takes a cookie that a call set. */
  keep(cookies: string | string[] | undefined): void {
    keep(this.ours, [cookies ?? []].flat())
  }

  /** Signs in on the provider's page; returns the address of the product to which it leads back. */
  async signIn(url: string, login: string): Promise<string> {
    let next = url

    for (let steps = 0; steps < 12; steps++) {
      if (next.includes('/api/v1/auth/oidc/callback'))
        return next.slice(next.indexOf('/api/v1/auth/oidc/callback'))

      const page = await this.fetch(next)
      if (page.status >= 300 && page.status < 400) next = this.location(page, next)
      else next = this.location(await this.fetch(next, this.form(await page.text(), login)), next)
    }

    throw new Error('The provider leads nowhere.')
  }

  private form(html: string, login: string): URLSearchParams {
    const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1]
    if (!prompt)
      throw new Error(html.replace(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ').slice(0, 500))

    return new URLSearchParams({ prompt, login, password: 'any' })
  }

  private async fetch(url: string, body?: URLSearchParams): Promise<Response> {
    const cookie = [...this.theirs].map(([name, value]) => `${name}=${value}`).join('; ')

    const answer = await fetch(url, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie },
      ...(body && { body }),
    })

    keep(this.theirs, answer.headers.getSetCookie())
    return answer
  }

  private location(answer: Response, from: string): string {
    const location = answer.headers.get('location')
    if (!location) throw new Error(`${from} answers ${answer.status}`)

    return new URL(location, from).href
  }
}

function keep(jar: Map<string, string>, cookies: readonly string[]): void {
  for (const cookie of cookies) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (name) jar.set(name, value ?? '')
  }
}

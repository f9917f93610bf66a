import { client } from './client'

const PASSWORD = 'correct horse battery'

/** A workspace with its admin, over HTTP. */
export async function company(url: string, name = 'Bench') {
  const call = client(url)
  const email = `${name.toLowerCase()}.${Date.now()}@example.com`
  const person = { first_name: 'Ada', last_name: 'Bench', email, password: PASSWORD, password_confirmation: PASSWORD }
  await expect(call('POST', '/api/v1/auth/register', person), 201)
  const { token } = (await expect(call('POST', '/api/v1/auth/login', { email, password: PASSWORD }), 200)).body
  const admin = client(url, token)
  const ws: string = (await expect(admin('POST', '/api/v1/workspaces', { name, phone_number: '1' }), 201)).body.data.id
  const employee: string = (await expect(admin('GET', `/api/v1/workspaces/${ws}/me`), 200)).body.data.id
  return { ws, token: token as string, employee, admin }
}

export async function expect<T extends { status: number; body: any }>(answer: Promise<T>, status: number): Promise<T> {
  const got = await answer
  if (got.status !== status) throw new Error(`${got.status} instead of ${status}: ${JSON.stringify(got.body).slice(0, 400)}`)
  return got
}

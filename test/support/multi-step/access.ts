import { accessApi } from '@workledger/contracts/access/access.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { emailKey } from '@workledger/event-store/secrets/keyed-hash'
import type { MultiStepCommand } from '../in-the-middle'
import { type Company, createCompany, PASSWORD, signUp } from '../people'
import { upload } from '../upload'
import { next, rowsOf, types, unique } from './company'

/** Users and their workspaces. */
export const accessCommands: readonly MultiStepCommand[] = [
  {
    name: 'sign-up',
    appends: 2,
    // The password is stored after the second one; until then the same sign-up is resumed.
    reserves: 2,
    async prepare(product) {
      const email = unique('ann')

      const body = {
        first_name: 'Ann',
        last_name: 'Lee',
        email,
        password: PASSWORD,
        password_confirmation: PASSWORD,
      }

      return {
        act: () => product.call(accessApi.register, { body }),
        async complete() {
          expect(await rowsOf(product, 'users', 'email = $1', email)).toHaveLength(1)
          expect(
            (await product.call(accessApi.login, { body: { email, password: PASSWORD } })).status,
          ).toBe(200)
        },
      }
    },
  },
  {
    name: 'creation of a workspace',
    appends: 7,
    reserves: 0,
    async prepare(product) {
      const { token } = await signUp(product)
      return {
        act: () =>
          product.call(workspacesApi.createWorkspace, {
            token,
            body: { name: 'Kit', phone_number: '1', timezone: 'UTC' },
          }),
        async complete() {
          const { data } = (await product.call(workspacesApi.workspaces, { token })).body
          expect(data).toHaveLength(1)
          const ws = data[0]!.id
          const me = (await product.call(peopleApi.employeeMe, { token, params: { ws } })).body.data
          expect(me.role).toMatchObject({ name: 'Admin' })

          for (const [table, count] of Object.entries({
            offices: 1,
            departments: 4,
            designations: 3,
            leave_types: 3,
            leave_policies: 1,
          }))
            expect([table, await rowsOf(product, table, 'workspace_id = $1', ws)]).toEqual([
              table,
              Array(count).fill(expect.anything()),
            ])

          expect(await types(product, `directory-${ws}`)).toEqual([
            'DirectoryKeyTaken',
            'DirectoryKeyTaken',
            'AdministratorAdded',
          ])
        },
      }
    },
  },
  {
    name: 'acceptance of an invitation',
    appends: 4,
    reserves: 1,
    async prepare(product) {
      const { ws, admin } = await createCompany(product)
      const email = unique('new')
      const body = { first_name: 'New', last_name: 'Person', email, invite: true }
      const { id } = (
        await product.call(peopleApi.addEmployee, { token: admin.token, params: { ws }, body })
      ).body.data

      const key = {
        kind: 'join',
        subject: id,
        workspace: ws,
        value: emailKey(product.masterKey, email),
        minutes: 60,
      } as const

      const confirmation_token = await product.keys.mint(`test ${id}`, key)
      const typed = { confirmation_token, password: PASSWORD, password_confirmation: PASSWORD }

      return {
        act: () => product.call(accessApi.join, { params: { id }, body: typed }),
        async complete() {
          const users = await rowsOf(product, 'users', 'email = $1', email)
          expect(users).toEqual([expect.objectContaining({ email_verified_at: expect.any(Date) })])
          expect(await rowsOf(product, 'employees', 'id = $1', id)).toMatchObject([
            { user_id: users[0].id },
          ])
          expect(
            (await types(product, `employee-${id}`)).filter((type) => type === 'EmployeeJoined'),
          ).toHaveLength(1)
        },
      }
    },
  },
  {
    name: 'change of address and password',
    appends: 3,
    reserves: 1,
    async prepare(product) {
      const user = await signUp(product)
      const [email, password] = [unique('moved'), 'another long password']
      const body = { email, password, password_confirmation: password, current_password: PASSWORD }

      return {
        act: () => product.call(accessApi.changeMe, { token: user.token, body }),
        async complete() {
          expect((await product.call(accessApi.login, { body: { email, password } })).status).toBe(
            200,
          )

          const again = {
            first_name: 'A',
            last_name: 'B',
            email: user.email,
            password: PASSWORD,
            password_confirmation: PASSWORD,
          }

          expect((await product.call(accessApi.register, { body: again })).status).toBe(201)
        },
      }
    },
  },
  {
    name: 'change of subdomain and logo',
    appends: 3,
    reserves: 1,
    async prepare(product) {
      const [{ ws, admin }, other] = [await createCompany(product), await createCompany(product)]
      const [before, now] = [`before-${next()}`, `now-${next()}`]

      const change = (company: Company, subdomain: string) =>
        product.call(workspacesApi.changeWorkspace, {
          token: company.admin.token,
          params: { ws: company.ws },
          body: { subdomain },
        })

      await change({ ws, admin }, before)
      const files = { logo: { name: 'logo.png', bytes: PNG } }

      return {
        act: () =>
          upload(product, workspacesApi.changeWorkspace, {
            token: admin.token,
            params: { ws },
            fields: { subdomain: now },
            files,
          }),
        async complete() {
          expect((await rowsOf(product, 'workspaces', 'id = $1', ws))[0]).toMatchObject({
            subdomain: now,
            logo: expect.any(String),
          })

          expect((await change(other, now)).status).toBe(422)
          expect((await change(other, before)).status).toBe(200)
        },
      }
    },
  },
]

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

import { peopleApi } from '@workledger/contracts/people/people.api'
import { privacyApi } from '@workledger/contracts/privacy/privacy.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { workspaceDecider } from '@workledger/domain/workspaces/workspace'
import { SystemCommands } from '@workledger/jobs/kernel/commands'
import { AFTER_RETENTION, daysLater, secondAdmin } from '../erasures'
import type { MultiStepCommand } from '../in-the-middle'
import { createCompany, hire } from '../people'
import { next, rowsOf, types } from './company'

/** The erasure of former employees. */
export const privacyCommands: readonly MultiStepCommand[] = [
  {
    name: 'erasure of a former employee with an account',
    appends: 4,
    reserves: 0,
    async prepare(product) {
      const { ws, admin } = await createCompany(product)
      const who = await hire(product, { ws, admin }, 'Vanisha')
      const { token } = admin

      await product.call(peopleApi.terminateEmployee, {
        token,
        params: { id: who.employee },
        body: { terminated_on: '2010-03-31' },
      })

      const [{ user_id }] = await rowsOf(product, 'retained_people', 'id = $1', who.employee)
      const keys =
        'select count(*)::int as n from vault.person_keys where person in ($1, $2) and wrapped is not null'
      const other = await secondAdmin(product, { ws, admin })

      const by = (caller: string) =>
        daysLater(AFTER_RETENTION, () =>
          product.call(privacyApi.erasePerson, {
            token: caller,
            params: { ws, id: who.employee },
            body: { name: 'Vanisha Tester' },
          }),
        )

      expect((await by(token)).status).toBe(200)

      return {
        act: () => by(other.token),
        async complete() {
          expect(await rowsOf(product, 'retained_people', 'id = $1', who.employee)).toMatchObject([
            { status: 'erased', first_name: null },
          ])
          expect((await product.owner.query(keys, [who.employee, user_id])).rows[0].n).toBe(0)

          expect(
            (
              await product.owner.query('select from vault.credentials where user_id = $1', [
                user_id,
              ])
            ).rowCount,
          ).toBe(0)

          expect(
            (await product.owner.query('select from read.users where id = $1', [user_id])).rowCount,
          ).toBe(0)
        },
      }
    },
  },
  {
    name: 'erasure of a workspace whose notice is over',
    byClock: true,
    // Its subdomain, and address and account of both of its people, between its beginning and its
    // end.
    appends: 7,
    reserves: 0,
    async prepare(product) {
      const company = await createCompany(product)
      const { ws, admin } = company
      await hire(product, company, 'Eli')
      const subdomain = `gone-${next()}`

      const named = await product.call(workspacesApi.changeWorkspace, {
        token: admin.token,
        params: { ws },
        body: { subdomain },
      })

      expect(named.body.data.subdomain).toBe(subdomain)
      const commands = new SystemCommands(product.store)

      const give = (command: object) =>
        commands.run(workspaceDecider, { workspace: ws, id: ws }, {
          workspace_id: ws,
          ...command,
        } as Parameters<typeof workspaceDecider.decide>[1])

      await give({
        type: 'announce-closing',
        now: new Date(Date.now() - 61 * 86_400_000).toISOString(),
        notice_days: 30,
      })

      const users = (await rowsOf(product, 'memberships', 'workspace_id = $1', ws)).map(
        ({ user_id }) => user_id,
      )
      expect(users).toHaveLength(2)
      const keys =
        'select count(*)::int as n from vault.person_keys where (workspace = $1 or person = any($2)) and wrapped is not null'

      return {
        // Runs as a worker does by its clock.
        async act() {
          await give({ type: 'start-erasure', now: new Date().toISOString() }).catch(() => {})
          return { status: 200, body: {}, headers: {} }
        },
        async complete() {
          expect((await types(product, `workspace-${ws}`)).slice(-2)).toEqual([
            'WorkspaceErasureStarted',
            'WorkspaceErased',
          ])

          for (const table of [
            'workspaces',
            'memberships',
            'employees',
            'departments',
            'data_exports',
          ])
            expect([
              table,
              await rowsOf(
                product,
                table,
                table === 'workspaces' ? 'id = $1' : 'workspace_id = $1',
                ws,
              ),
            ]).toEqual([table, []])

          expect((await product.owner.query(keys, [ws, users])).rows[0].n).toBe(0)

          expect(
            (
              await product.owner.query('select from vault.credentials where user_id = any($1)', [
                users,
              ])
            ).rowCount,
          ).toBe(0)

          expect(
            (await product.owner.query('select from read.users where id = any($1)', [users]))
              .rowCount,
          ).toBe(0)

          const erased = await Promise.all(users.map((user) => types(product, `user-${user}`)))

          expect(erased.map((events) => events.filter((type) => type === 'UserErased'))).toEqual([
            ['UserErased'],
            ['UserErased'],
          ])

          // The name and the addresses are free for others.
          const other = await createCompany(product)

          const taken = await product.call(workspacesApi.changeWorkspace, {
            token: other.admin.token,
            params: { ws: other.ws },
            body: { subdomain },
          })

          expect(taken.body).toMatchObject({ data: { subdomain } })
        },
      }
    },
  },
]

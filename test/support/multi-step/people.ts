import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { importApi } from '@workledger/contracts/people/import.api'
import { employeeImportsApi } from '@workledger/contracts/people/imports.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import type { MultiStepCommand } from '../in-the-middle'
import { type Company, createCompany, hire, type Person } from '../people'
import type { Product } from '../product'
import { upload } from '../upload'
import { adminRole, rowsOf, types, unique } from './company'

const employee = async (product: Product, id: string) =>
  (await rowsOf(product, 'employees', 'id = $1', id))[0]

const take = (product: Product, { ws, admin }: Company, who: Person, change: object) =>
  product.call(peopleApi.changeEmployee, {
    token: admin.token,
    params: { ws, id: who.employee },
    body: change,
  })

/** Employees, by hand and from a file. */
export const peopleCommands: readonly MultiStepCommand[] = [
  {
    name: 'a new employee',
    appends: 3,
    reserves: 2,
    async prepare(product) {
      const { ws, admin } = await createCompany(product)
      const email = unique('pat')
      const body = { first_name: 'Pat', last_name: 'Lee', email, invite: true }

      return {
        act: () =>
          product.call(peopleApi.addEmployee, { token: admin.token, params: { ws }, body }),
        complete: async () =>
          expect(
            await rowsOf(product, 'employees', 'workspace_id = $1 and email = $2', ws, email),
          ).toHaveLength(1),
      }
    },
  },
  {
    name: 'change of job and profile',
    appends: 4,
    reserves: 2,
    async prepare(product) {
      const company = await createCompany(product)

      const who = await hire(product, company, 'Job', {
        oid: 'E-1',
        manager_id: company.admin.employee,
      })

      const other = await hire(product, company, 'Other')

      const change = {
        oid: 'E-2',
        manager_id: other.employee,
        role_id: await adminRole(product, company),
        city: 'Porto',
      }

      return {
        act: () => take(product, company, who, change),
        async complete() {
          expect(await employee(product, who.employee)).toMatchObject(change)

          expect(
            (await types(product, `employee-${who.employee}`)).filter(
              (type) => type === 'EmployeeJobChanged',
            ),
          ).toHaveLength(2)

          expect((await take(product, company, other, { oid: 'E-2' })).status).toBe(422)
          expect((await take(product, company, other, { oid: 'E-1' })).status).toBe(200)
          // The new administrator counts, and the old manager is no longer above. No person sets
          // their own manager.
          const { admin } = company
          const role_id = (await employee(product, other.employee)).role_id

          expect(
            (
              await take(product, { ...company, admin: who }, admin, {
                role_id,
                manager_id: who.employee,
              })
            ).status,
          ).toBe(200)
        },
      }
    },
  },
  {
    name: 'termination',
    appends: 9,
    reserves: 1,
    async prepare(product) {
      const { company, gone, freed } = await leaver(product)

      const terminate = {
        token: company.admin.token,
        params: { id: gone.employee },
        body: { terminated_on: '2026-01-31' },
      }

      return {
        act: () => product.call(peopleApi.terminateEmployee, terminate),
        async complete() {
          expect(await employee(product, gone.employee)).toMatchObject({ status: 'terminated' })
          await freed()
        },
      }
    },
  },
  {
    name: 'an employee who is taken back',
    appends: 5,
    reserves: 0,
    async prepare(product) {
      const company = await createCompany(product)
      const { token } = company.admin
      const params = { ws: company.ws }
      const department_id = (
        await product.call(structureApi.addDepartment, { token, params, body: { name: 'Labs' } })
      ).body.data.id

      const back = await hire(product, company, 'Back', {
        department_id,
        role_id: await adminRole(product, company),
      })

      const of = { token, params: { ...params, id: back.employee } }

      await product.call(peopleApi.terminateEmployee, {
        ...of,
        body: { terminated_on: '2026-01-31' },
      })

      return {
        act: () => product.call(peopleApi.unterminateEmployee, of),
        async complete() {
          expect(await employee(product, back.employee)).toMatchObject({
            status: 'active',
            terminated_on: null,
            department_id,
          })

          expect(
            (await types(product, `employee-${back.employee}`)).filter(
              (type) => type === 'EmployeeUnterminated',
            ),
          ).toHaveLength(1)

          expect((await types(product, `directory-${company.ws}`)).slice(-1)).toEqual([
            'AdministratorAdded',
          ])
          expect((await types(product, `references-${department_id}`)).slice(-1)).toEqual([
            'ReferenceClaimed',
          ])
        },
      }
    },
  },
  {
    name: 'an employee who is hired again',
    appends: 4,
    reserves: 0,
    async prepare(product) {
      const company = await createCompany(product)
      const { token } = company.admin
      const params = { ws: company.ws }
      const department_id = (
        await product.call(structureApi.addDepartment, { token, params, body: { name: 'Labs' } })
      ).body.data.id

      const back = await hire(product, company, 'Back', {
        department_id,
        role_id: await adminRole(product, company),
      })

      const of = { token, params: { ...params, id: back.employee } }

      await product.call(employmentApi.addContract, {
        ...of,
        body: { effective_on: '2025-01-01', base_compensation_amount: '3000' },
      })

      await product.call(peopleApi.terminateEmployee, {
        ...of,
        body: { terminated_on: '2026-01-31' },
      })

      return {
        act: () =>
          product.call(peopleApi.rehireEmployee, { ...of, body: { hired_on: '2026-03-02' } }),
        async complete() {
          expect(await employee(product, back.employee)).toMatchObject({
            status: 'active',
            terminated_on: null,
            department_id,
          })

          expect(
            (await types(product, `employee-${back.employee}`)).filter(
              (type) => type === 'EmployeeRehired',
            ),
          ).toHaveLength(1)

          expect(await types(product, `employment-${back.employee}`)).toEqual([
            'ContractAdded',
            'ContractAdded',
          ])

          expect((await types(product, `references-${department_id}`)).slice(-1)).toEqual([
            'ReferenceClaimed',
          ])
        },
      }
    },
  },
  {
    name: 'deletion of an employee',
    appends: 10,
    reserves: 1,
    async prepare(product) {
      const { company, gone, freed } = await leaver(product)
      const { ws, admin } = company

      return {
        act: () =>
          product.call(peopleApi.deleteEmployee, {
            token: admin.token,
            params: { ws, id: gone.employee },
          }),
        async complete() {
          expect(await employee(product, gone.employee)).toBeUndefined()
          await freed()
          const next = await hire(product, company, 'Next')
          expect((await take(product, company, next, { oid: 'E-1' })).status).toBe(200)

          const body = {
            first_name: 'Same',
            last_name: 'Address',
            email: gone.email,
            invite: false,
          }

          expect(
            (
              await product.call(peopleApi.addEmployee, {
                token: admin.token,
                params: { ws },
                body,
              })
            ).status,
          ).toBe(201)
        },
      }
    },
  },
  {
    name: 'an import',
    appends: 11,
    // Until the plan is written completely.
    reserves: 1,
    later: true,
    async prepare(product) {
      const { ws, admin } = await createCompany(product)

      const csv = [
        'First name,Last name,ID,E-mail,Department,Title,Manager,Salary',
        `Boss,Person,1,${unique('boss')},Labs,Chief,,90000`,
        `Ann,Person,2,${unique('ann')},Labs,Engineer,Boss Person,50000`,
      ].join('\n')

      const files = { file: { name: 'people.csv', bytes: csv } }

      return {
        act: () =>
          upload(product, importApi.importEmployees, { token: admin.token, params: { ws }, files }),
        async complete() {
          const people = await rowsOf(
            product,
            'employees',
            `workspace_id = $1 and last_name = 'Person' order by oid`,
            ws,
          )

          expect(people.map(({ first_name, oid }) => [first_name, oid])).toEqual([
            ['Boss', '1'],
            ['Ann', '2'],
          ])

          expect(people[1].manager_id).toBe(people[0].id)

          for (const { id } of people) {
            expect(await rowsOf(product, 'contracts', 'employee_id = $1', id)).toHaveLength(1)
            expect(await types(product, `employee-${id}`)).toEqual(['EmployeeAdded'])
            expect(await types(product, `employment-${id}`)).toEqual(['ContractAdded'])
          }

          expect(
            await rowsOf(product, 'departments', `workspace_id = $1 and name = 'Labs'`, ws),
          ).toHaveLength(1)
        },
      }
    },
  },
  {
    name: 'undo of an import',
    appends: 6,
    // Once it began, it is completed.
    reserves: 0,
    later: true,
    async prepare(product) {
      const { ws, admin } = await createCompany(product)
      const call = { token: admin.token, params: { ws } }

      const headings = 'First name,Last name,ID,Department,Manager'
      const before = [headings, 'Eve,Other,9,Ops,'].join('\n')

      await upload(product, importApi.importEmployees, {
        ...call,
        files: { file: { name: 'before.csv', bytes: before } },
      })

      const csv = [
        headings,
        'Boss,Person,1,Labs,',
        'Ann,Person,2,Labs,Boss Person',
        'Eve,Other,9,Labs,Boss Person',
      ].join('\n')

      const files = { file: { name: 'people.csv', bytes: csv } }
      const { id } = (await upload(product, importApi.importEmployees, { ...call, files })).body
        .data
      await product.settled()

      return {
        act: () =>
          product.call(employeeImportsApi.undoEmployeeImport, { ...call, params: { ws, id } }),
        async complete() {
          const named = `workspace_id = $1 and last_name = 'Person'`
          expect(await rowsOf(product, 'employees', named, ws)).toEqual([])

          expect(await rowsOf(product, 'employee_imports', 'id = $1', id)).toMatchObject([
            { status: 'undone', removed: 2, put_back: 1, values_left: 0 },
          ])

          expect(
            await rowsOf(product, 'departments', `workspace_id = $1 and name = 'Labs'`, ws),
          ).toEqual([])

          const [eve] = await rowsOf(product, 'employees', `workspace_id = $1 and oid = '9'`, ws)
          const [ops] = await rowsOf(
            product,
            'departments',
            `workspace_id = $1 and name = 'Ops'`,
            ws,
          )
          expect(eve).toMatchObject({ department_id: ops!.id, manager_id: null })
        },
      }
    },
  },
]

/**
 * Makes an administrator with an employee id, a report, a time-off report and a project: everything
 * that refers to an employee.
 */
async function leaver(product: Product) {
  const company = await createCompany(product)
  const { token } = company.admin

  const gone = await hire(product, company, 'Gone', {
    oid: 'E-1',
    role_id: await adminRole(product, company),
  })

  const reports = [
    await hire(product, company, 'Report', { manager_id: gone.employee }),
    await hire(product, company, 'Guest', { time_off_manager_id: gone.employee }),
  ]

  const client = await product.call(clientsApi.addClient, {
    token,
    params: { ws: company.ws },
    body: { name: 'Client', contact_name: 'Ana' },
  })

  const projects: string[] = []

  for (const name of ['One', 'Two']) {
    const body = { name, client_id: client.body.data.id }

    const { id } = (
      await product.call(projectsApi.addProject, {
        token,
        params: { ws: company.ws },
        body: body as never,
      })
    ).body.data

    await product.call(projectsApi.addProjectMember, {
      token,
      params: { id },
      body: { employee_id: gone.employee },
    })

    projects.push(id)
  }

  const freed = async () => {
    for (const { employee: id } of reports)
      expect(await employee(product, id)).toMatchObject({
        manager_id: null,
        time_off_manager_id: null,
        status: 'active',
      })

    expect(await rowsOf(product, 'project_members', 'employee_id = $1', gone.employee)).toEqual([])

    for (const project of projects)
      expect(
        (await types(product, `project-${project}`)).filter(
          (type) => type === 'ProjectMemberRemoved',
        ),
      ).toHaveLength(1)
  }

  return { company, gone, freed }
}

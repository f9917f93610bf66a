import { accessApi } from '@workledger/contracts/access/access.api'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { listsApi } from '@workledger/contracts/lists/lists.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { tasksApi } from '@workledger/contracts/projects/tasks.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

/**
 * Ann and Bo share a department, Cy has another; Max manages Cy. A project has Bo and Cy, and a
 * task of each.
 */
describe('whom a colleague sees', () => {
  let product: Product
  let company: Company
  let ann: Person
  let bo: Person
  let cy: Person
  let max: Person
  let auditor: Person
  let project: string
  const tasks: Record<string, string> = {}
  const ws = () => company.ws
  const admin = () => company.admin.token

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)

    const department = async (name: string) =>
      (
        await product.call(structureApi.addDepartment, {
          token: admin(),
          params: { ws: ws() },
          body: { name },
        })
      ).body.data.id

    const [here, there] = [await department('Here'), await department('There')]
    const roles = (
      await product.call(accessApi.roles, { token: admin(), query: { workspace: ws() } })
    ).body.data
    ann = await hire(product, company, 'Ann', { department_id: here })
    bo = await hire(product, company, 'Bo', { department_id: here })
    max = await hire(product, company, 'Max', { department_id: here })
    cy = await hire(product, company, 'Cy', { department_id: there, manager_id: max.employee })
    auditor = await hire(product, company, 'Aud', {
      role_id: roles.find(({ name }) => name === 'Auditor')!.id,
    })
    const body = { name: 'Contoso', contact_name: 'Dana' }
    const client_id = (
      await product.call(clientsApi.addClient, { token: admin(), params: { ws: ws() }, body })
    ).body.data.id

    project = (
      await product.call(projectsApi.addProject, {
        token: admin(),
        params: { ws: ws() },
        body: { name: 'Bridge', client_id },
      })
    ).body.data.id

    for (const person of [bo, cy]) {
      const params = { id: project }

      await product.call(projectsApi.addProjectMember, {
        token: admin(),
        params,
        body: { employee_id: person.employee },
      })

      const task = {
        type: 'task' as const,
        title: `Task for ${person === bo ? 'one' : 'the other'}`,
        employee_id: person.employee,
      }

      tasks[person.employee] = (
        await product.call(tasksApi.addTask, { token: admin(), params, body: task })
      ).body.data.id
    }
  }, 60_000)

  afterAll(() => product?.stop())

  const level = async (employee_visibility_level: 'company' | 'department' | 'project') =>
    expect(
      (
        await product.call(workspacesApi.changeWorkspace, {
          token: admin(),
          params: { ws: ws() },
          body: { employee_visibility_level },
        })
      ).status,
    ).toBe(200)

  const members = async ({ token }: Person) => {
    const { body } = await product.call(projectsApi.projectMembers, {
      token,
      params: { id: project },
      query: {},
    })
    return { names: body.data.map(({ first_name }) => first_name).toSorted(), total: body.total }
  }

  const assignees = async ({ token }: Person) => {
    const { body } = await product.call(tasksApi.taskLists, {
      token,
      params: { id: project },
      query: {},
    })
    return body.data
      .flatMap((list) => list.tasks.map(({ employee }) => employee?.first_name ?? null))
      .toSorted()
  }

  const listed = async ({ token }: Person, filter?: object) => {
    const query = filter ? { filter: JSON.stringify(filter) } : {}

    const { body } = await product.call(listsApi.adminList, {
      token,
      params: { ws: ws(), resource: 'tasks' },
      query,
    })

    return body.map(({ employee }) => employee as string | null).toSorted()
  }

  const tasksOf = async ({ token }: Person, { employee }: Person) =>
    (await product.call(tasksApi.employeeTasks, { token, params: { id: employee } })).status

  const directory = async ({ token }: Person) =>
    (
      await product.call(peopleApi.employees, { token, params: { ws: ws() }, query: {} })
    ).body.data.map(({ id }) => id)

  it('is all people, if the company wants that', async () => {
    await level('company')
    expect(await members(ann)).toEqual({ names: ['Bo', 'Cy'], total: 2 })
    expect(await assignees(ann)).toEqual(['Bo', 'Cy'])
    expect(await listed(ann)).toEqual(['Bo Tester', 'Cy Tester'])
    expect(await tasksOf(ann, cy)).toBe(200)
  })

  it('is one’s department, also among members of a project, in tasks and in the console', async () => {
    await level('department')
    expect(await members(ann)).toEqual({ names: ['Bo'], total: 1 })
    expect(await assignees(ann)).toEqual(['Bo', null])
    expect(await listed(ann)).toEqual(['Bo Tester', null])
    expect(await listed(ann, { q: 'Cy' })).toEqual([])
    expect(await listed(ann, { employee_id: cy.employee })).toEqual([])
    expect(await tasksOf(ann, bo)).toBe(200)
    expect(await tasksOf(ann, cy)).toBe(404)

    const one = await product.call(tasksApi.task, {
      token: ann.token,
      params: { id: project, taskId: tasks[cy.employee]! },
    })

    expect(one.body.data).toMatchObject({ title: 'Task for the other', employee: null })

    expect(
      (
        await product.call(peopleApi.employee, {
          token: ann.token,
          params: { ws: ws(), id: cy.employee },
        })
      ).status,
    ).toBe(404)
  })

  it('always includes the viewer and their reports, and all people for administrators and auditors', async () => {
    await level('department')
    expect(await directory(max)).toContain(cy.employee)
    expect(await tasksOf(max, cy)).toBe(200)
    expect(await tasksOf(cy, cy)).toBe(200)

    for (const person of [company.admin, auditor]) {
      expect(await members(person)).toEqual({ names: ['Bo', 'Cy'], total: 2 })
      expect(await assignees(person)).toEqual(['Bo', 'Cy'])
      expect(await listed(person)).toEqual(['Bo Tester', 'Cy Tester'])
      expect(await tasksOf(person, cy)).toBe(200)
    }
  })

  it('are people who share a project, if the company wants it', async () => {
    await level('project')
    expect(await members(ann)).toEqual({ names: [], total: 0 })
    expect(await members(bo)).toEqual({ names: ['Bo', 'Cy'], total: 2 })
    expect(await tasksOf(bo, cy)).toBe(200)
    expect(await tasksOf(ann, bo)).toBe(404)
  })

  it('lets a manager read which requests their report may decide, and no one else', async () => {
    const asked = async ({ token }: Person) =>
      (await product.call(leaveApi.requestsToApprove, { token, params: { id: cy.employee } }))
        .status
    expect([await asked(cy), await asked(max), await asked(company.admin)]).toEqual([200, 200, 200])
    expect(await asked(bo)).toBe(403)
  })
})

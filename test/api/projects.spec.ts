import { auditApi } from '@workledger/contracts/audit/audit.api'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { tasksApi } from '@workledger/contracts/projects/tasks.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

describe('projects, over HTTP', () => {
  let product: Product
  let company: Company
  let other: Company
  let eli: Person
  let mia: Person
  let client: string

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    other = await createCompany(product, 'Southwind')
    eli = await hire(product, company, 'Eli')
    mia = await hire(product, company, 'Mia')
    client = await clientOf(company)
  })

  afterAll(() => product?.stop())

  const clientOf = async ({ ws, admin: { token } }: Company) =>
    (
      await product.call(clientsApi.addClient, {
        token,
        params: { ws },
        body: { name: 'Contoso', contact_name: 'Ana' },
      })
    ).body.data.id

  const admin = () => company.admin.token

  const addProject = (body: object = {}, token = admin()) =>
    product.call(projectsApi.addProject, {
      token,
      params: { ws: company.ws },
      body: { name: 'Website', client_id: client, ...body },
    })

  const project = async (id: string, token = admin()) =>
    (await product.call(projectsApi.project, { token, params: { ws: company.ws, id } })).body.data
  const change = (id: string, body: object, token = admin()) =>
    product.call(projectsApi.changeProject, { token, params: { ws: company.ws, id }, body })
  const addMember = (id: string, employee_id: string, token = admin()) =>
    product.call(projectsApi.addProjectMember, { token, params: { id }, body: { employee_id } })
  const addTask = (id: string, body: object, token = eli.token) =>
    product.call(tasksApi.addTask, { token, params: { id }, body: { title: 'Draw', ...body } })
  const changeTask = (id: string, taskId: string, body: object, token = eli.token) =>
    product.call(tasksApi.changeTask, { token, params: { id, taskId }, body })
  const statuses = async (id: string) =>
    (await product.call(projectsApi.statusTypes, { token: eli.token, params: { id } })).body.data
  const tasksOf = async (employee: string) =>
    (await product.call(tasksApi.employeeTasks, { token: mia.token, params: { id: employee } }))
      .body.data

  it('shows costs of work to people who manage projects or invoices, and lets accountants manage clients', async () => {
    const roles = await product.owner.query(
      'select id, name from read.roles where workspace_id = $1',
      [company.ws],
    )

    const role = (name: string) => ({ role_id: roles.rows.find((row) => row.name === name).id })

    const [accountant, auditor] = [
      await hire(product, company, 'Ann', role('Accountant')),
      await hire(product, company, 'Aud', role('Auditor')),
    ]

    const { id } = (await addProject({ rate: 80, budget: '500' })).body.data
    const unpriced = await project(id, eli.token)

    expect([unpriced.name, 'rate' in unpriced, 'budget' in unpriced]).toEqual([
      'Website',
      false,
      false,
    ])

    for (const { token } of [accountant, auditor, company.admin])
      expect(await project(id, token)).toMatchObject({ rate: '80.00', budget: '500.00' })

    const params = { ws: company.ws, id: client }
    const seen = async (token: string) =>
      (await product.call(clientsApi.client, { token, params })).body.data
    const keep = (token: string) =>
      product.call(clientsApi.changeClient, { token, params, body: { country: 'PT' } })
    expect(await seen(eli.token)).toMatchObject({ name: 'Contoso' })

    for (const field of ['contact_name', 'country', 'hrate'])
      expect(await seen(eli.token)).not.toHaveProperty(field)

    expect(await keep(eli.token)).toMatchObject({ status: 403 })

    expect(await keep(accountant.token)).toMatchObject({
      status: 200,
      body: { data: { country: 'PT', contact_name: 'Ana' } },
    })

    const made = await product.call(clientsApi.addClient, {
      token: accountant.token,
      params: { ws: company.ws },
      body: { name: 'Fabrikam', contact_name: 'Bo' },
    })

    expect(made.status).toBe(201)
  })

  it('has tasks that auditors read, and do not add, change or delete', async () => {
    const roles = await product.owner.query(
      `select id from read.roles where workspace_id = $1 and name = 'Auditor'`,
      [company.ws],
    )

    const auditor = await hire(product, company, 'Otto', { role_id: roles.rows[0].id })
    const { id } = (await addProject()).body.data
    const taskId = (await addTask(id, {})).body.data.id
    const params = { id, taskId }
    const before = await product.events(company.ws)
    const denied = { status: 403, body: { code: 'access.denied' } }
    expect(await addTask(id, {}, auditor.token)).toMatchObject(denied)
    expect(await addTask(id, { type: 'list' }, auditor.token)).toMatchObject(denied)
    expect(await changeTask(id, taskId, { due_date: '2027-01-31' }, auditor.token)).toMatchObject(
      denied,
    )
    expect(await product.call(tasksApi.deleteTask, { token: auditor.token, params })).toMatchObject(
      denied,
    )
    expect((await product.call(tasksApi.task, { token: auditor.token, params })).status).toBe(200)
    expect(await product.events(company.ws)).toBe(before)
  })

  it('dates a task today by default', async () => {
    const { id } = (await addProject()).body.data
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Lisbon' }).format()

    const dates = async (body: object) => {
      const added = await addTask(id, body)

      const task = await product.call(tasksApi.task, {
        token: eli.token,
        params: { id, taskId: added.body.data.id },
      })

      return [task.body.data.start_date, task.body.data.due_date]
    }

    expect(await dates({})).toEqual([today, today])
    expect(await dates({ start_date: '2040-02-03' })).toEqual(['2040-02-03', '2040-02-03'])
    expect(await dates({ due_date: '2020-02-03' })).toEqual(['2020-02-03', '2020-02-03'])
    expect(await dates({ start_date: null, due_date: '' })).toEqual([null, null])
  })

  it('counts the tasks of a project, its members’ own, and those done', async () => {
    const { id } = (
      await addProject({ billable: 1, rate: 80, estimated_hours: '12.5', due_date: '2030-01-31' })
    ).body.data

    expect(await project(id)).toMatchObject({
      billable: 1,
      rate: '80.00',
      due_date: '2030-01-31',
      active: true,
      client: { name: 'Contoso' },
      tasks_count: 0,
      member: false,
    })

    expect(
      (await statuses(id)).map(({ name, default: first, complete }) => [name, first, complete]),
    ).toEqual([
      ['To do', true, false],
      ['In progress', false, false],
      ['Done', false, true],
    ])

    await addMember(id, eli.employee)
    const list = (await addTask(id, { type: 'list', title: 'Design' })).body.data.id
    const first = (
      await addTask(id, { employee_id: eli.employee, task_list_id: list, sort_weight: 1 })
    ).body.data.id
    const second = (await addTask(id, { title: 'Paint', task_list_id: list, sort_weight: 2 })).body
      .data.id
    const loose = (
      await addTask(id, { title: 'Call', employee_id: eli.employee, due_date: '2030-01-01' })
    ).body.data.id
    const done = await changeTask(id, first, { status: 'DONE' })

    expect(done.body.data).toMatchObject({
      status: 'DONE',
      task_status: { name: 'Done', complete: true },
      completed_at: expect.stringMatching(/^\d{4}-/),
    })

    expect(await project(id, eli.token)).toMatchObject({
      tasks_count: 3,
      completed_tasks: 1,
      my_tasks: 1,
      member: true,
    })

    const lists = await product.call(tasksApi.taskLists, {
      token: mia.token,
      params: { id },
      query: {},
    })

    expect(lists.body.data.map((entry) => [entry.id, entry.tasks.map((task) => task.id)])).toEqual([
      [list, [second, first]],
      [null, [loose]],
    ])

    expect((await tasksOf(eli.employee)).map((task) => [task.id, task.project.name])).toEqual([
      [loose, 'Website'],
      [first, 'Website'],
    ])

    expect((await changeTask(id, first, { status: 'TODO' })).body.data.completed_at).toBeNull()

    const history = await product.call(auditApi.history, {
      token: admin(),
      params: { ws: company.ws, stream: `project-${id}` },
      query: { subject: first },
    })

    expect(history.body.data.events.map(({ type }) => type)).toEqual([
      'TaskAdded',
      'TaskStatusChanged',
      'TaskStatusChanged',
    ])

    const deleted = await product.call(tasksApi.deleteTask, {
      token: eli.token,
      params: { id, taskId: list },
    })

    expect(deleted.status).toBe(204)

    const after = await product.call(tasksApi.task, {
      token: eli.token,
      params: { id, taskId: second },
    })

    expect(after.body.data.task_list_id).toBeNull()
  })

  it('places a task above another, and tells the slower person that it has moved', async () => {
    const { id } = (await addProject()).body.data
    const ids: string[] = []
    for (const title of ['A', 'B', 'C']) ids.push((await addTask(id, { title })).body.data.id)
    const [a, b, third] = ids as [string, string, string]

    const order = async () => {
      const { body } = await product.call(tasksApi.taskLists, {
        token: eli.token,
        params: { id },
        query: {},
      })
      return body.data.flatMap(({ tasks }) => tasks.map(({ title }) => title)).join('')
    }

    expect(await order()).toBe('ABC')
    const moved = await changeTask(id, third, { above_id: a, seen: 0 })
    expect([moved.status, moved.body.data.revision, await order()]).toEqual([200, 1, 'CAB'])
    const events = await product.events()
    const late = await changeTask(id, third, { above_id: null, seen: 0 }, mia.token)

    expect([late.status, (late.body as { message?: string }).message]).toEqual([
      409,
      'Another person has changed this task meanwhile. You see it as it is now.',
    ])

    expect(await product.events()).toBe(events)
    expect((await changeTask(id, b, { status: 'DONE' })).status).toBe(200)

    const open = await product.call(tasksApi.taskLists, {
      token: eli.token,
      params: { id },
      query: { done: 0 },
    })

    expect(open.body.data.flatMap(({ tasks }) => tasks.map(({ title }) => title))).toEqual([
      'C',
      'A',
    ])
  })

  it('has a budget, and the time that was tracked; time on a deleted project keeps its name', async () => {
    const { id } = (
      await addProject({ name: 'Gone', budget: '500.5', rate: '10', estimated_hours: 20 })
    ).body.data

    expect(await project(id)).toMatchObject({
      budget: '500.50',
      rate: '10.00',
      estimated_hours: '20',
    })

    expect((await change(id, { budget: '' })).body.data.budget).toBeNull()
    const task = (await addTask(id, {})).body.data.id
    const entry = { description: 'Work', start: '2026-05-04 09:00:00', project_id: id }

    for (const more of [
      { task_id: task, end: '2026-05-04 10:30:00', billable: true },
      { end: '2026-05-04 09:00:01', billable: false },
    ]) {
      const body = { ...entry, ...more }

      const added = await product.call(timeTrackingApi.addTimeEntry, {
        token: eli.token,
        params: { ws: company.ws },
        body,
      })

      expect(added.status).toBe(201)
    }

    const time = await product.call(projectsApi.projectTime, { token: mia.token, params: { id } })

    expect(time.body.data).toEqual({
      seconds: 5401,
      billable_seconds: 5400,
      tasks: [{ task_id: task, seconds: 5400 }],
    })

    expect(
      (
        await product.call(projectsApi.deleteProject, {
          token: admin(),
          params: { ws: company.ws, id },
        })
      ).status,
    ).toBe(204)

    const entries = await product.call(timeTrackingApi.timeEntries, {
      token: eli.token,
      params: { ws: company.ws },
      query: {},
    })

    expect(
      entries.body.data.map(({ project_name, client_name }) => [project_name, client_name]),
    ).toEqual([
      ['Gone', 'Contoso'],
      ['Gone', 'Contoso'],
    ])
  })

  it('gives the tasks of a deleted status another one', async () => {
    const { id } = (await addProject()).body.data
    const [todo, doing] = await statuses(id)
    const task = (await addTask(id, { status_id: doing!.id })).body.data.id

    const remove = (query: object) =>
      product.call(projectsApi.deleteStatusType, {
        token: admin(),
        params: { id, statusId: doing!.id },
        query: query as never,
      })

    const having = async () =>
      (await statuses(id)).map(({ name, tasks_count }) => [name, tasks_count])

    expect(await having()).toEqual([
      ['To do', 0],
      ['In progress', 1],
      ['Done', 0],
    ])

    expect((await remove({})).status).toBe(409)
    expect((await remove({ move_to: doing!.id })).status).toBe(422)
    expect((await remove({ move_to: todo!.id })).status).toBe(204)

    const found = await product.call(tasksApi.task, {
      token: eli.token,
      params: { id, taskId: task },
    })

    expect(found.body.data.status_id).toBe(todo!.id)

    expect(await having()).toEqual([
      ['To do', 1],
      ['Done', 0],
    ])
  })

  it('lists active and archived ones, searches and pages', async () => {
    const { id } = (await addProject({ name: 'Old shop' })).body.data
    expect((await change(id, { active: false })).body.data.active).toBe(false)

    const names = async (query: object) =>
      (
        await product.call(projectsApi.projects, {
          token: eli.token,
          params: { ws: company.ws },
          query: query as never,
        })
      ).body.data.map(({ name }) => name)

    expect(await names({ filter: { active: '1' } })).not.toContain('Old shop')
    expect(await names({ filter: { active: '0' } })).toEqual(['Old shop'])
    expect(await names({ filter: { active: '' }, q: 'shop' })).toEqual(['Old shop'])
    expect(await names({ sort: '-name', per_page: 1 })).toEqual(['Website'])
    const cafe = (await addProject({ name: 'Café Müller' })).body.data.id
    expect(await names({ q: 'MULLER cafe' })).toEqual(['Café Müller'])
    expect(await names({ q: 'müller', sort: 'relevance' })).toEqual(['Café Müller'])
    expect(await names({ q: 'm_ller' })).toEqual([])

    expect(
      (
        await product.call(projectsApi.deleteProject, {
          token: admin(),
          params: { ws: company.ws, id: cafe },
        })
      ).status,
    ).toBe(204)

    expect(await names({ filter: { mine: true } })).not.toContain('Old shop')
    expect((await addMember(id, eli.employee)).status).toBe(201)
    expect(await names({ filter: { mine: true } })).toContain('Old shop')
    expect(await names({ filter: { mine: false } })).not.toContain('Old shop')
    expect((await change(id, { active: true })).body.data.active).toBe(true)

    const listed = await product.inject({
      method: 'GET',
      url: `/api/v1/admin/${company.ws}/projects?filter={"q":"shop"}`,
      token: eli.token,
    })

    expect(listed.body).toMatchObject([{ name: 'Old shop', client: 'Contoso', tasks_count: 0 }])

    expect(
      (
        await product.call(projectsApi.deleteProject, {
          token: admin(),
          params: { ws: company.ws, id },
        })
      ).status,
    ).toBe(204)

    expect(
      (await product.call(projectsApi.project, { token: admin(), params: { ws: company.ws, id } }))
        .status,
    ).toBe(404)

    expect(
      (await product.call(projectsApi.statusTypes, { token: admin(), params: { id } })).status,
    ).toBe(404)
  })

  it('refuses with the documented status and sentence, and writes nothing', async () => {
    const { id } = (await addProject()).body.data
    const status = await statuses(id)
    const task = (await addTask(id, {})).body.data.id
    const foreign = await clientOf(other)
    const events = await product.events()
    const call = <T>(answer: T, code: number, text: string) => ({ answer, code, text })
    const statusType = (statusId: string, body: object) =>
      product.call(projectsApi.changeStatusType, { token: admin(), params: { id, statusId }, body })

    const refused = [
      call(await addProject({ name: '' }), 422, 'Please input the Project Name!'),
      call(await addProject({ client_id: 'none' }), 422, 'Please choose the Client!'),
      call(await addProject({ client_id: foreign }), 422, 'Please choose the Client!'),
      call(await addProject({ rate: 'much' }), 422, 'Must be numeric value!'),
      call(await addProject({}, eli.token), 403, 'You are not allowed to do this.'),
      call(await change(id, { active: false }, eli.token), 403, 'You are not allowed to do this.'),
      call(await change(id, { name: 'x' }, other.admin.token), 404, 'Not found.'),
      call(await addMember(id, other.admin.employee), 422, 'Please Select the Employee!'),
      call(await addMember(id, mia.employee, eli.token), 403, 'You are not allowed to do this.'),
      call(await addTask(id, { title: ' ' }), 422, 'Please Enter the Title!'),
      call(
        await addTask(id, { employee_id: mia.employee }),
        422,
        'Employee not present in project. Please add first',
      ),
      call(
        await changeTask(id, task, { employee_id: mia.employee }),
        422,
        'Employee not present in project. Please add first',
      ),
      call(
        await addTask(id, { start_date: '2026-02-02', due_date: '2026-02-01' }),
        422,
        'The due date cannot be before the start date.',
      ),
      call(
        await addTask(id, { start_date: '2026-02-30' }),
        422,
        'Please enter a date as YYYY-MM-DD.',
      ),
      call(await addTask(id, {}, other.admin.token), 404, 'Not found.'),
      call(await changeTask(id, status[0]!.id, {}), 404, 'Not found.'),
      call(await statusType(status[0]!.id, { name: ' ' }), 422, 'Please Enter the Status Name!'),
      call(await statusType(status[0]!.id, { name: 'done' }), 422, 'This name is in use already.'),
      call(
        await statusType(status[0]!.id, { default: false }),
        409,
        'A project has one default and one final status; choose another one for it first.',
      ),
      call(await statusType(status[0]!.id, { color: 'red' }), 422, 'Choose a colour.'),
    ]

    for (const { answer, code, text } of refused)
      expect([answer.status, (answer.body as { message?: string }).message]).toEqual([code, text])

    expect(await product.events()).toBe(events)
  })

  it('keeps its own statuses, of which one is the default', async () => {
    const { id } = (await addProject()).body.data
    const add = { name: 'Review', weight: 5, color: '#ff8800' }
    const review = (
      await product.call(projectsApi.addStatusType, { token: admin(), params: { id }, body: add })
    ).body.data.id

    const changed = await product.call(projectsApi.changeStatusType, {
      token: admin(),
      params: { id, statusId: review },
      body: { default: true, weight: -1 },
    })

    expect(changed.body.data).toMatchObject({ name: 'Review', default: true, weight: -1 })

    expect((await statuses(id)).map(({ name, default: first }) => [name, first])).toEqual([
      ['Review', true],
      ['To do', false],
      ['In progress', false],
      ['Done', false],
    ])

    const task = (await addTask(id, {})).body.data.id
    expect((await changeTask(id, task, {})).body.data.task_status.name).toBe('Review')
    const todo = (await statuses(id)).find(({ name }) => name === 'To do')!.id

    expect(
      (
        await product.call(projectsApi.deleteStatusType, {
          token: admin(),
          params: { id, statusId: todo },
        })
      ).status,
    ).toBe(204)

    const busy = await product.call(projectsApi.deleteStatusType, {
      token: admin(),
      params: { id, statusId: review },
    })

    expect(busy.status).toBe(409)
  })

  it('shows only colleagues of one’s projects, if the company wants it', async () => {
    const level = (employee_visibility_level: 'company' | 'project') =>
      product.call(workspacesApi.changeWorkspace, {
        token: admin(),
        params: { ws: company.ws },
        body: { employee_visibility_level },
      })

    const seen = async () =>
      (
        await product.call(peopleApi.employees, {
          token: mia.token,
          params: { ws: company.ws },
          query: {},
        })
      ).body.data
        .map(({ id }) => id)
        .toSorted()

    const { id } = (await addProject()).body.data
    await level('project')
    expect(await seen()).toEqual([mia.employee])
    for (const { employee } of [mia, eli]) await addMember(id, employee)
    expect(await seen()).toEqual([eli.employee, mia.employee].toSorted())
    await level('company')
    expect((await seen()).length).toBeGreaterThan(2)

    await product.call(projectsApi.removeProjectMember, {
      token: admin(),
      params: { id },
      body: { employee_id: mia.employee },
    })
  })

  it('lists members with their open tasks of all active projects, which their colleagues take away as files too', async () => {
    const [here, elsewhere, archived] = await Promise.all([
      addProject(),
      addProject({ name: 'Shop' }),
      addProject({ name: 'Old' }),
    ])

    const ids = [here, elsewhere, archived].map(({ body }) => body.data.id)
    const worker = await hire(product, company, 'Uma')
    for (const id of ids) await addMember(id, worker.employee)
    await addMember(ids[0]!, eli.employee)
    const [first] = await Promise.all(
      ids.map((id) => addTask(id, { title: 'Paint', employee_id: worker.employee })),
    )
    await change(ids[2]!, { active: false })

    const open = async () =>
      (
        await product.call(projectsApi.projectMembers, {
          token: mia.token,
          params: { id: ids[0]! },
          query: {},
        })
      ).body.data.map(({ first_name, open_tasks }) => `${first_name} ${open_tasks}`)

    expect(await open()).toContain('Uma 2')
    const done = (await statuses(ids[0]!)).find(({ complete }) => complete)!
    await changeTask(ids[0]!, first!.body.data.id, { status_id: done.id })
    expect(await open()).toContain('Uma 1')

    const file = async (list: string, filter: object, token = mia.token) => {
      const answer = await product.app.inject({
        url: `/api/v1/workspaces/${company.ws}/exports/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
        headers: { authorization: `Bearer ${token}` },
      })
      return { status: answer.statusCode, lines: answer.body.trim().split(/\r?\n/).slice(1) }
    }

    const members = await file('project-members', { project_id: ids[0] })
    expect(members.status).toBe(200)
    expect(members.lines.filter((line) => /^"?Uma Tester.*,"?1"?$/.test(line))).toHaveLength(1)

    const tasks = await file('tasks', {
      employee_id: worker.employee,
      active: true,
      complete: false,
    })

    expect(tasks.lines.map((line) => /Paint/.test(line))).toEqual([true])
    expect((await file('tasks', {}, other.admin.token)).status).not.toBe(200)
  })

  it('lets go of people who leave the project or the company', async () => {
    const { id } = (await addProject()).body.data
    const leaver = await hire(product, company, 'Leo')

    for (const { employee } of [mia, leaver])
      expect((await addMember(id, employee)).status).toBe(201)

    const task = (await addTask(id, { employee_id: leaver.employee })).body.data.id

    const members = async () =>
      (
        await product.call(projectsApi.projectMembers, {
          token: eli.token,
          params: { id },
          query: {},
        })
      ).body.data.map(({ first_name }) => first_name)

    expect((await members()).toSorted()).toEqual(['Leo', 'Mia'])

    const removed = await product.call(projectsApi.removeProjectMember, {
      token: admin(),
      params: { id },
      body: { employee_id: mia.employee },
    })

    expect(removed.status).toBe(200)
    expect(await members()).toEqual(['Leo'])

    const terminated = await product.call(peopleApi.terminateEmployee, {
      token: admin(),
      params: { id: leaver.employee },
      body: { terminated_on: new Date().toISOString().slice(0, 10) },
    })

    expect(terminated.status).toBe(200)
    const log = await product.store.readStream(company.ws, `project-${id}`)

    expect(log.at(-1)).toMatchObject({
      type: 'ProjectMemberRemoved',
      data: { employee_id: leaver.employee },
    })

    expect(
      (await product.call(tasksApi.task, { token: eli.token, params: { id, taskId: task } })).body
        .data.employee_id,
    ).toBeNull()
  })

  it('is late from the end of its day at the assignee’s place, and not once it is complete', async () => {
    // In the east it is always a day later, because it is 25 hours ahead.
    const [west, east] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati']
    const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format()
    const { id } = (await addProject()).body.data
    const [here, there] = [await hire(product, company, 'Ola'), await hire(product, company, 'Kai')]

    for (const [who, timezone] of [
      [here, west],
      [there, east],
    ] as const) {
      const office = {
        name: timezone,
        main: false,
        timezone,
        address_line_1: 'Street 1',
        address_line_2: 'Centre',
      }

      const added = await product.call(structureApi.addOffice, {
        token: admin(),
        params: { ws: company.ws },
        body: office,
      })

      const body = { location_id: added.body.data.id }

      expect(
        (
          await product.call(peopleApi.changeEmployee, {
            token: admin(),
            params: { ws: company.ws, id: who.employee },
            body,
          })
        ).status,
      ).toBe(200)

      await addMember(id, who.employee)
    }

    const done = (await statuses(id)).find(({ complete }) => complete)!
    const day = dayIn(west)

    const daysTo = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

    const late = async (body: object) => {
      const added = await addTask(id, { due_date: day, ...body }, admin())

      const task = await product.call(tasksApi.task, {
        token: admin(),
        params: { id, taskId: added.body.data.id },
      })

      return [added.status, task.body.data.late]
    }

    expect(await late({ employee_id: here.employee })).toEqual([201, 0])
    expect(await late({ employee_id: there.employee })).toEqual([201, daysTo(day, dayIn(east))])

    expect(await late({ due_date: '2020-01-01', employee_id: here.employee })).toEqual([
      201,
      daysTo('2020-01-01', day),
    ])

    // The company's clock decides for tasks without an assignee; a complete task, or one without a
    // due day, is never late.
    const lisbon = dayIn('Europe/Lisbon')
    expect(await late({ due_date: lisbon })).toEqual([201, 0])
    expect(await late({ due_date: '2020-01-01', status_id: done.id })).toEqual([201, 0])
    expect(await late({ due_date: null })).toEqual([201, 0])
    const lists = (
      await product.call(tasksApi.taskLists, { token: admin(), params: { id }, query: {} })
    ).body.data
    expect(lists.flatMap(({ tasks }) => tasks).filter((task) => task.late > 0)).toHaveLength(2)
  })
})

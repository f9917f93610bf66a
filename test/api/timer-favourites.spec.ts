import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { tasksApi } from '@workledger/contracts/projects/tasks.api'
import { MOST_FAVOURITES } from '@workledger/contracts/time-tracking/timer-favourites'
import { timerFavouritesApi as api } from '@workledger/contracts/time-tracking/timer-favourites.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

describe('favourites of the timer', () => {
  let product: Product
  let company: Company
  let mia: Person
  let project: string
  let task: string

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    mia = await hire(product, company, 'Mia')
    const at = { token: company.admin.token, params: { ws: company.ws } }
    const client = await product.call(clientsApi.addClient, {
      ...at,
      body: { name: 'Orbit', contact_name: 'Ola' },
    })
    const body = { name: 'Bridge', client_id: client.body.data.id }
    project = (await product.call(projectsApi.addProject, { ...at, body })).body.data.id
    const of = { token: at.token, params: { id: project } }
    await product.call(projectsApi.addProjectMember, {
      ...of,
      body: { employee_id: mia.employee },
    })
    const work = { title: 'Piers', employee_id: mia.employee, start_date: null, due_date: null }
    task = (await product.call(tasksApi.addTask, { ...of, body: work })).body.data.id
  })

  afterAll(() => product?.stop())

  const ws = (who: Person) => ({ token: who.token, params: { ws: company.ws } })
  const one = (who: Person, id: string) => ({ token: who.token, params: { ws: company.ws, id } })

  const add = (who: Person, body: object) =>
    product.call(api.addTimerFavourite, { ...ws(who), body: body as never })

  const list = async (who: Person) => (await product.call(api.timerFavourites, ws(who))).body.data
  const names = async (who: Person) => (await list(who)).map(({ description }) => description)

  it('belong to one person, in the order of that person', async () => {
    const ids: string[] = []

    for (const description of ['Mails', 'Stand-up', 'Review']) {
      const added = await add(mia, { description, tags: ['Daily'] })
      expect(added.status).toBe(201)
      ids.push(added.body.data.id)
    }

    const [mails, standUp, review] = ids as [string, string, string]
    expect(await names(mia)).toEqual(['Mails', 'Stand-up', 'Review'])
    expect(await names(company.admin)).toEqual([])

    const moved = await product.call(api.changeTimerFavourite, {
      ...one(mia, review),
      body: { place: 0 },
    })
    expect(moved.status).toBe(200)
    expect(await names(mia)).toEqual(['Review', 'Mails', 'Stand-up'])

    const renamed = await product.call(api.changeTimerFavourite, {
      ...one(mia, standUp),
      body: { description: 'Daily' },
    })
    expect(renamed.body.data).toMatchObject({ description: 'Daily', tags: ['Daily'], fault: null })

    // Another person's favourite answers as a missing one.
    for (const call of [
      product.call(api.changeTimerFavourite, { ...one(company.admin, mails), body: { place: 1 } }),
      product.call(api.removeTimerFavourite, one(company.admin, mails)),
    ])
      expect((await call).status).toBe(404)

    for (const id of ids)
      expect((await product.call(api.removeTimerFavourite, one(mia, id))).status).toBe(204)

    expect(await names(mia)).toEqual([])
    expect((await product.call(api.removeTimerFavourite, one(mia, mails))).status).toBe(404)
  })

  it('refuse a stale change, what is there already and what does not belong together', async () => {
    const added = await add(mia, { description: 'Piers', task_id: task })
    // The task implies its project.
    expect(added.body.data).toMatchObject({ project_name: 'Bridge', task_title: 'Piers' })
    const { id, revision } = added.body.data
    const code = async (sent: Promise<{ status: number; body: unknown }>) => {
      const { status, body } = await sent
      return [status, (body as { code: string }).code]
    }

    expect(await code(add(mia, { description: 'Piers', task_id: task }))).toEqual([
      409,
      'timer.favourite_known',
    ])
    expect(await code(add(mia, { description: ' ' }))).toEqual([422, 'timer.favourite_blank'])
    expect((await add(company.admin, { description: 'Piers', task_id: task })).status).toBe(422)
    expect((await add(mia, { project_id: mia.employee })).status).toBe(422)

    const change = (description: string, seen: number) =>
      product.call(api.changeTimerFavourite, {
        ...one(mia, id),
        body: { description },
        headers: { 'if-match': `"${seen}"` },
      })

    expect((await change('Draw', revision)).status).toBe(200)
    expect((await change('Paint', revision)).status).toBe(409)
    expect(await names(mia)).toEqual(['Draw'])
    await product.call(api.removeTimerFavourite, one(mia, id))
  })

  it('are at most twenty', async () => {
    for (let n = 0; n < MOST_FAVOURITES; n++)
      expect((await add(company.admin, { description: `Work ${n}` })).status).toBe(201)

    const more = await add(company.admin, { description: 'One more' })
    expect([more.status, more.body]).toMatchObject([409, { code: 'timer.favourites_most' }])
    expect(await list(company.admin)).toHaveLength(MOST_FAVOURITES)
  })

  it('say why they cannot be started', async () => {
    const { token } = company.admin
    const params = { id: project, taskId: task }
    await add(mia, { description: 'Piers', task_id: task })
    const fault = async () => (await list(mia))[0]!.fault?.code ?? null
    expect(await fault()).toBeNull()

    const complete = (status: 'DONE' | 'TODO') =>
      product.call(tasksApi.changeTask, { token, params, body: { status } })
    expect((await complete('DONE')).status).toBe(200)
    expect(await fault()).toBe('timer.favourite_task_done')

    await complete('TODO')
    await product.call(tasksApi.changeTask, { token, params, body: { employee_id: null } })
    expect(await fault()).toBe('timer.favourite_task_others')

    await product.call(tasksApi.changeTask, { token, params, body: { employee_id: mia.employee } })
    const active = (now: boolean) =>
      product.call(projectsApi.changeProject, {
        token,
        params: { ws: company.ws, id: project },
        body: { active: now },
      })
    expect((await active(false)).status).toBe(200)
    expect(await fault()).toBe('timer.favourite_project_archived')
    await active(true)

    await product.call(tasksApi.deleteTask, { token, params })
    expect(await fault()).toBe('timer.favourite_task_gone')
    await product.call(projectsApi.deleteProject, {
      token,
      params: { ws: company.ws, id: project },
    })
    expect(await list(mia)).toMatchObject([
      {
        project_name: 'Bridge',
        fault: { code: 'timer.favourite_project_gone', message: 'Its project was deleted.' },
      },
    ])
  })
})

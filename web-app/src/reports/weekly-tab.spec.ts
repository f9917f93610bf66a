import { expect, it } from 'vitest'
import { byProject } from './weekly-tab'

const row = (project_id: string | null, employee: string) => ({
  project_id,
  project: project_id,
  employee,
  seconds: [],
})

it('names each project once, with its people, also where the rows are mixed', () => {
  const rows = [row('Harbour', 'Ana'), row(null, 'Ana'), row('Harbour', 'Berta')]
  expect(
    byProject(rows).map(({ project, people }) => [project, people.map((each) => each.employee)]),
  ).toEqual([
    ['Harbour', ['Ana', 'Berta']],
    [null, ['Ana']],
  ])
})

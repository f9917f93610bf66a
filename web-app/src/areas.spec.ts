import { declareAreas } from '@workledger/kit/shell/declare-areas'
import { navigationFor, palettePagesFor, tabsFor } from '@workledger/kit/shell/nav'
import { consoleNavigation } from '@workledger/web-admin/navigation'
import { describe, expect, it } from 'vitest'
import { areas, navigation as ofApp, pages } from './areas'

const navigation = [...ofApp, ...declareAreas(consoleNavigation).navigation]

/** `employees/:id` and `employees/:key` are one address. */
const address = (path: string) => path.replace(/:\w+/g, ':')

const doubled = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index)

const leaves = (held: readonly string[]) =>
  navigationFor(held).map(({ id, entries }) => [
    id,
    entries.flatMap((entry) => entry.children ?? [entry]).map((leaf) => leaf.to),
  ])

describe('areas', () => {
  it('are each declared in a file of their folder', () => {
    const files = Object.keys(import.meta.glob('./*/*.area.ts'))
    expect(areas.length).toBe(files.length)
    expect(
      areas.map(({ name }) => `./${name}/${name}.area.ts`).filter((file) => !files.includes(file)),
    ).toEqual([])
  })

  it('share no address and no place in the sidebar', () => {
    const ofConsole = consoleNavigation.flatMap(({ inConsole = [] }) => inConsole)
    const beside = [...areas, ...consoleNavigation].flatMap(({ alsoAt = {} }) =>
      Object.keys(alsoAt),
    )
    expect(
      doubled([...pages.map(({ path }) => path), ...ofConsole, ...beside].map(address)),
    ).toEqual([])
    expect(beside.sort()).toEqual(['custom_status', 'employee_satisfaction', 'offices'])
    expect(doubled(navigation.map(({ id }) => id))).toEqual([])
    expect(doubled(navigation.map(({ to }) => to))).toEqual([])
  })

  it('name only pages of their own in the sidebar', () => {
    for (const { name, navigation = [], pages = [] } of areas) {
      const lost = navigation.filter(({ to }) => !pages.some(({ path }) => `/${path}` === to))
      expect([name, lost]).toEqual([name, []])
    }
  })
})

describe('the sidebar', () => {
  it('has every entry in its place for an admin', () => {
    const shown = leaves(['edit_company'])

    expect(shown).toEqual([
      ['you', ['/dashboard', '/inbox', '/requests', '/calendar']],
      ['apps', ['/timer', '/admin/invoice', '/admin/payroll', '/admin/ats', '/admin/survey']],
      [
        'company',
        [
          '/admin/employees',
          '/admin/checklists',
          '/admin/leaves',
          '/admin/expenses',
          '/admin/attendance',
          '/admin/working-time',
          '/projects',
          '/admin/clients',
          '/admin/events',
          '/work_reports',
          '/attendance_report',
          '/admin/reports/insights',
          '/admin/general',
          '/admin/timeoff',
          '/admin/biometrics',
          '/admin/integrations',
          '/admin/provisioning',
          '/admin/sign_on',
          '/admin/custom_fields',
          '/admin/payroll_settings',
          '/admin/billing',
        ],
      ],
      ['control', ['/admin/audit', '/admin/operations']],
    ])

    const beside = palettePagesFor(['edit_company']).map(({ to }) => to)
    expect(beside).toEqual(['/interviews'])
    expect([...shown.flatMap(([, entries]) => entries), ...beside]).toHaveLength(navigation.length)
  })

  it('has an icon of its own for each line', () => {
    const icons = navigationFor(['edit_company']).flatMap(({ entries }) =>
      entries.map(({ icon }) => icon),
    )
    expect(doubled(icons)).toEqual([])
  })

  it('has tabs that the palette finds, for those who may open them', () => {
    const general = (...held: string[]) =>
      navigationFor(held)
        .flatMap(({ entries }) => entries.flatMap((entry) => entry.children ?? [entry]))
        .find(({ id }) => id === 'general')!

    const ids = (...held: string[]) => tabsFor(general(...held), held).map(({ id }) => id)

    expect(ids('edit_company')).toEqual([
      'offices',
      'departments',
      'designations',
      'roles',
      'settings',
      'attendance',
      'working_time',
      'checklists',
    ])

    expect(ids('view_audit')).toEqual(['offices', 'departments', 'designations', 'roles'])
    expect(ids()).toEqual(['offices', 'departments', 'designations'])
  })

  it('offers others the pages of their role', () => {
    expect(leaves(['manage_payroll']).flatMap(([, entries]) => entries)).toEqual([
      '/dashboard',
      '/inbox',
      '/requests',
      '/calendar',
      '/timer',
      '/admin/payroll',
      '/employees',
      '/admin/expenses',
      '/projects',
      '/admin/clients',
      '/events',
      '/work_reports',
      '/attendance_report',
      '/admin/reports/insights',
      '/admin/general',
      '/admin/timeoff',
      '/admin/payroll_settings',
    ])
  })
})

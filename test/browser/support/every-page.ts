import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createCompany, hire, type Person } from '../../support/people'
import type { Product } from '../../support/product'
import { importedPages } from './every-page-imports'
import {
  addCustomFields,
  addEntries,
  addEvent,
  addLeaves,
  approveRun,
  beginChecklist,
  firstOffice,
} from './every-page-records'
import { addProject, askLongSurvey, recruitLong } from './every-page-work'

const app = join(__dirname, '..', '..', '..', 'web-app', 'src')
const adminConsole = join(__dirname, '..', '..', '..', 'web-admin', 'src')
// The declarations name pages, whose types are the browser's, so they are loaded without types.
// Both apps find them by file name.
const declared = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .flatMap((path) => Object.values(jest.requireActual(join(folder, path))))

jest
  .requireActual('@workledger/kit/shell/declare-areas')
  .declareAreas([...declared(app, '.area.ts'), ...declared(adminConsole, '.navigation.ts')])

const { builtPages } = jest.requireActual<{ builtPages: ReadonlySet<string> }>(
  '@workledger/kit/ui/pages',
)

/** A company with a record of each kind, and the addresses of all pages of both apps. */
export interface EveryPage {
  admin: Person
  ws: string
  /** Addresses for the administrator. */
  pages: string[]
  publicPages: string[]
  /** Addresses of an opening and of its candidate. */
  opening: string
  candidate: string
}

/** Makes records with names and reasons long enough to break a layout. */
export async function everyPage(product: Product): Promise<EveryPage> {
  const founded = await createCompany(
    product,
    'Northwind Cooling Systems and Refrigeration Engineering',
  )

  const { admin, ws } = founded
  const employee = await hire(product, founded, 'Maximiliane-Alexandrina', {
    manager_id: admin.employee,
  })
  const company = { ...founded, employee }

  await addLeaves(product, company)
  await beginChecklist(product, company)
  await addEntries(product, company)
  await addCustomFields(product, company)
  const survey = await askLongSurvey(product, company)
  const recruited = await recruitLong(product, company)
  const work = await addProject(product, company)
  const run = await approveRun(product, company)
  const event = await addEvent(product, company)
  const office = await firstOffice(product, company)
  const imports = await importedPages(product, company, office)

  const pages = [
    ...projectPages(work),
    `/employees/${employee.employee}/tasks`,
    // `/_next` only redirects.
    ...[...builtPages].filter((path) => path !== '/_next'),
    `/events/${event}`,
    ...imports,
    `/admin/offices/${office}/holidays`,
    ...['journal', 'pay'].map((tab) => `/admin/payroll/${run}?tab=${tab}`),
    ...employeePages(employee.employee),
    ...['questions', 'settings', 'answers', 'report'].map(
      (tab) => `/admin/survey/${survey.id}/survey_detail?tab=${tab}`,
    ),
    ...recruitingPages(recruited),
    ...FURTHER_PAGES,
  ]

  return {
    admin,
    ws,
    pages,
    publicPages: [
      `/feedback/${ws}/survey/${survey.id}/${survey.key}`,
      '/feedback/thank_you',
      '/kiosk',
    ],
    opening: recruited.opening,
    candidate: recruited.candidate,
  }
}

const projectPages = ({ project, task }: { project: string; task: string }) => [
  '/projects?tab=tasks',
  ...[
    '',
    '?view=list',
    '?tab=employees',
    '?tab=calendar',
    '?tab=statuses',
    `/task_detail?task=${task}`,
  ].map((part) => `/projects/${project}/project_detail${part}`),
]

const employeePages = (id: string) => [
  `/admin/employees/${id}/requests`,
  ...['', '?tab=working_time', '?tab=work', '?tab=contract', '?tab=checklists'].map(
    (part) => `/admin/employees/${id}/profile${part}`,
  ),
]

const recruitingPages = ({
  opening,
  candidate,
  messaging,
}: Awaited<ReturnType<typeof recruitLong>>) => [
  ...['', '?tab=fields', '?tab=applicants', '?tab=applicants&view=list'].map(
    (part) => `/admin${opening}${part}`,
  ),
  `/admin${candidate}`,
  `/admin${messaging}`,
]

/** Tabs and forms, which are no pages of the list. */
const FURTHER_PAGES = [
  '/requests?tab=approvals',
  '/requests?tab=checklists',
  '/requests?tab=team',
  '/requests?tab=payslips',
  '/admin/leaves?tab=team',
  '/admin/payroll_settings?tab=account',
  ...['types', 'holidays', 'approval'].map((tab) => `/admin/timeoff?tab=${tab}`),
  ...['family', 'work', 'contract', 'attendance', 'attendance&month=1', 'bank', 'documents'].map(
    (tab) => `/my_profile?tab=${tab}`,
  ),
  '/admin/employees/import',
  '/admin/leaves/imports/new?content=balances',
  '/my_profile?tab=working_time',
  '/admin/general?tab=working_time',
  ...['live', 'chart'].map((tab) => `/admin/employees?tab=${tab}`),
  ...['people', 'punches', 'waiting'].map((tab) => `/admin/biometrics?tab=${tab}`),
  '/admin/integrations?tab=service_accounts',
  '/admin/provisioning?tab=provisioned_groups',
  '/admin/general?tab=checklists',
  '/admin/general?tab=kiosks',
  '/admin/general?tab=networks',
  '/admin/general?tab=weeks',
  '/admin/invoice?tab=settings',
  '/admin/invoice?tab=reminders',
  '/admin/invoice/recurring',
  ...['offices', 'departments', 'designations', 'roles', 'settings'].map(
    (tab) => `/admin/general?tab=${tab}`,
  ),
  '/admin/custom_fields?tab=employee',
  ...['/add', '?tab=templates', '?tab=settings'].map((part) => `/admin/ats${part}`),
  '/nowhere',
  '/admin/invoice/new',
  '/admin/invoice/recurring/new',
]

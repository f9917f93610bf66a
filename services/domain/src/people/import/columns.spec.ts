import { employeeHeadings } from '@workledger/contracts/people/employee-headings'
import { employeesList } from '@workledger/contracts/people/people.lists'
import {
  doubled,
  headingRow,
  matchColumns,
  payPeriodInHeading,
  payPeriodOf,
  withMapping,
} from './columns'
import { importFields } from './fields'
import { departmentOfSource, sourceOf } from './sources'

describe('columns by their headings', () => {
  it.each([
    [
      ['First_Name', 'last name', 'E-Mail', 'EmpID', 'DateofHire'],
      ['first_name', 'last_name', 'email', 'oid', 'hired_on'],
    ],
    [
      ['Given Name', 'SURNAME', 'Work Email', 'Staff number', 'Job Title'],
      ['first_name', 'last_name', 'email', 'oid', 'designation'],
    ],
    [
      ['Employee_Name', 'Position', 'Dept.', 'ManagerName', 'Annual Salary (USD)'],
      ['full_name', 'designation', 'department', 'manager', 'pay'],
    ],
    [
      ['Vorname', 'Nachname', 'Abteilung', 'Eintrittsdatum', 'Gehalt'],
      ['first_name', 'last_name', 'department', 'hired_on', 'pay'],
    ],
    [
      ['Prénom', 'Nom', 'Courriel', 'Date d’embauche', 'Salaire'],
      ['first_name', 'last_name', 'email', 'hired_on', 'pay'],
    ],
    [
      [
        'Employee First Name',
        'Employee Last Name',
        'Employee ID',
        'Termination Date',
        'Reports to',
      ],
      ['first_name', 'last_name', 'oid', 'ended_on', 'manager'],
    ],
    [
      [
        'الرقم الوظيفي',
        'الاسم الأول',
        'اسم العائلة',
        'البريد الإلكتروني',
        'تاريخ التعيين',
        'المسمى الوظيفي',
        'الإدارة',
        'الراتب الأساسي',
      ],
      ['oid', 'first_name', 'last_name', 'email', 'hired_on', 'designation', 'department', 'pay'],
    ],
    [
      ['الاسم', 'المدير المباشر', 'تاريخ الانتهاء', 'فترة الأجر'],
      ['full_name', 'manager', 'ended_on', 'pay_period'],
    ],
    [
      ['ID', 'Name', 'Start date', 'End date', 'Pay period'],
      ['oid', 'full_name', 'hired_on', 'ended_on', 'pay_period'],
    ],
  ])('%j', (headings, fields) => expect(matchColumns(headings)).toEqual(fields))

  it('knows every heading that our own export has or had, in each language, and those of BambooHR and Horilla', () => {
    const exported = importFields.filter((field) => field in employeesList.columns)
    expect(exported).toHaveLength(25)

    for (const field of exported) {
      const headings = employeeHeadings(field)
      const matched = headings.map(
        (heading) => matchColumns(field === 'role' ? [heading, 'Job title'] : [heading])[0],
      )
      expect([field, ...matched]).toEqual([field, ...headings.map(() => field)])
    }

    expect(
      matchColumns([
        'Address 1',
        'Contract began',
        'Contract ends',
        'Time-off policy',
        'البلد',
        'المنطقة',
      ]),
    ).toEqual([
      'address_1',
      'contract_start',
      'contract_end',
      'time_off_policy',
      'country',
      'state',
    ])

    expect(
      matchColumns(['Employee #', 'Last name, First name', 'Pay rate', 'Pay type', 'Pay per']),
    ).toEqual(['oid', 'full_name', 'pay', null, 'pay_period'])

    expect(matchColumns(['Badge id', 'First Name', 'Date joining', 'Job Position'])).toEqual([
      'oid',
      'first_name',
      'hired_on',
      'designation',
    ])

    expect(matchColumns(['Name', 'State (custom field)', 'State'])).toEqual([
      'full_name',
      null,
      'state',
    ])

    // A common heading for a designation.
    expect(matchColumns(['Name', 'Role'])).toEqual(['full_name', 'designation'])

    expect(matchColumns(['Name', 'Job title', 'Role'])).toEqual([
      'full_name',
      'designation',
      'role',
    ])
  })

  describe('of a known program', () => {
    const read = (headings: string[]) =>
      matchColumns(headings).flatMap((field, index) => (field ? [[headings[index], field]] : []))

    it('are those of a report of BambooHR', () => {
      const headings = [
        ...['Employee #', 'First Name', 'Last Name', 'Home Email', 'Work Email', 'Hire Date'],
        ...['Employment Status', 'Division', 'Department', 'Job Title', 'Reporting to'],
        ...['Pay rate', 'Pay rate - Currency code', 'Pay per', 'Pay type'],
      ]

      expect(sourceOf(headings)).toBe('bamboohr')
      expect(read(headings)).toEqual([
        ['Employee #', 'oid'],
        ['First Name', 'first_name'],
        ['Last Name', 'last_name'],
        ['Work Email', 'email'],
        ['Hire Date', 'hired_on'],
        ['Department', 'department'],
        ['Job Title', 'designation'],
        ['Reporting to', 'manager'],
        ['Pay rate', 'pay'],
        ['Pay rate - Currency code', 'pay_currency'],
        ['Pay per', 'pay_period'],
      ])
    })

    it.each([
      [
        [
          ...['ID', 'First name', 'Last name', 'Email', 'Position', 'Supervisor', 'Hire date'],
          ...['Contract ends', 'Termination date', 'Last working day', 'Office', 'Department'],
          ...['Weekly working hours', 'Fix salary', 'Fix salary interval', 'Cost center'],
        ],
      ],
      [
        [
          ...['ID', 'Vorname', 'Nachname', 'E-Mail', 'Position', 'Vorgesetzter'],
          ...[
            'Einstellungsdatum',
            'Vertrag endet',
            'Kündigungsdatum',
            'Letzter Arbeitstag',
            'Büro',
          ],
          ...['Abteilung', 'Wochenstunden', 'Fixgehalt', 'Gehaltsintervall', 'Kostenstelle'],
        ],
      ],
    ])('are those of Personio: %j', (headings) => {
      expect(sourceOf(headings)).toBe('personio')
      expect(read(headings).map(([, field]) => field)).toEqual([
        ...['oid', 'first_name', 'last_name', 'email', 'designation', 'manager', 'hired_on'],
        ...[
          'contract_end',
          'ended_on',
          'office',
          'department',
          'weekly_hours',
          'pay',
          'pay_period',
        ],
      ])
    })

    it.each([
      ['labels', (label: string) => label],
      ['names', (label: string) => label.toLowerCase().replace(/ /g, '_')],
    ])('are those of Frappe HR by their %s, where managers are named by record', (_, as) => {
      const headings = [
        ...['ID', 'First Name', 'Last Name', 'Date of Joining', 'Department', 'Employee Number'],
        ...['Designation', 'Reports to', 'Branch', 'Company Email', 'Personal Email'],
        ...['Contract End Date', 'Relieving Date', 'Holiday List'],
      ]

      expect(sourceOf(headings.map(as))).toBe('frappe')
      expect(read(headings.map(as)).map(([, field]) => field)).toEqual([
        ...['oid', 'first_name', 'last_name', 'hired_on', 'department', 'designation'],
        ...['manager', 'office', 'email', 'contract_end', 'ended_on'],
      ])
    })

    it('are none of another list', () =>
      expect(sourceOf(['Employee ID', 'Name', 'Supervisor', 'Hire date'])).toBeNull())

    it('gives departments without the abbreviation that Frappe adds', () => {
      expect(departmentOfSource('frappe', 'Sales - Inside - TC')).toBe('Sales - Inside')
      expect(departmentOfSource('frappe', 'Research & Development')).toBe('Research & Development')
      expect(departmentOfSource(null, 'Sales - TC')).toBe('Sales - TC')
    })
  })

  it('gives a field to the surest column and leaves the rest alone', () => {
    expect(
      matchColumns(['ManagerID', 'ManagerName', 'ID', 'EmpID', 'PositionID', 'State']),
    ).toEqual([null, 'manager', null, 'oid', null, 'state'])
    expect(matchColumns(['Name', 'First name', 'Last name'])).toEqual([
      null,
      'first_name',
      'last_name',
    ])
  })

  it('lets the mapping win, and take a field from another column', () => {
    const matched = matchColumns(['First name', 'Last name', 'Note'])

    expect(withMapping(matched, { 0: 'last_name', 1: 'first_name' })).toEqual([
      'last_name',
      'first_name',
      null,
    ])

    expect(withMapping(matched, { 2: 'first_name' })).toEqual([null, 'last_name', 'first_name'])
    expect(doubled(withMapping(matched, { 0: 'oid', 2: 'oid' }))).toEqual(['oid'])
  })

  it('finds the headings below a title', () => {
    expect(
      headingRow([['Staff of Northwind'], [], ['First name', 'Last name'], ['Ada', 'Tester']]),
    ).toBe(2)
    expect(headingRow([[''], ['a', 'b']])).toBe(1)
    expect(headingRow([])).toBe(-1)
  })

  it('knows pay periods by word and by heading', () => {
    expect(
      ['per month', 'Annual', 'HOURLY', 'wk', 'fortnight', 'سنويًا', 'شهري', 'بالساعة'].map(
        payPeriodOf,
      ),
    ).toEqual(['monthly', 'yearly', 'hourly', 'weekly', undefined, 'yearly', 'monthly', 'hourly'])
    expect(
      [
        'Annual Salary',
        'Hourly rate',
        'Salary (monthly)',
        'Salary',
        'الراتب السنوي',
        'الأجر بالساعة',
      ].map(payPeriodInHeading),
    ).toEqual(['yearly', 'hourly', 'monthly', undefined, 'yearly', 'hourly'])
  })
})

import { employeeHeadings } from '@workledger/contracts/kernel/employee-headings'
import { doubled, headingRow, matchColumns, payPeriodInHeading, payPeriodOf, withMapping } from './columns'
import { importFields } from './fields'

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
      ['Employee First Name', 'Employee Last Name', 'Employee ID', 'Termination Date', 'Reports to'],
      ['first_name', 'last_name', 'oid', 'ended_on', 'manager'],
    ],
    [
      ['الرقم الوظيفي', 'الاسم الأول', 'اسم العائلة', 'البريد الإلكتروني', 'تاريخ التعيين', 'المسمى الوظيفي', 'الإدارة', 'الراتب الأساسي'],
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

  it('knows every heading of our own export, in both languages, and those of BambooHR and Horilla', () => {
    for (const [key, headings] of Object.entries(employeeHeadings))
      if ((importFields as readonly string[]).includes(key))
        expect([key, ...headings.map((heading) => matchColumns(key === 'role' ? [heading, 'Job title'] : [heading])[0])]).toEqual([
          key,
          key,
          key,
        ])
    expect(matchColumns(['Employee #', 'Last name, First name', 'Pay rate', 'Pay type', 'Pay per'])).toEqual([
      'oid',
      'full_name',
      'pay',
      null,
      'pay_period',
    ])
    expect(matchColumns(['Badge id', 'First Name', 'Date joining', 'Job Position'])).toEqual([
      'oid',
      'first_name',
      'hired_on',
      'designation',
    ])
    expect(matchColumns(['Name', 'State (custom field)', 'State'])).toEqual(['full_name', null, 'state'])
    // Many call a designation so.
    expect(matchColumns(['Name', 'Role'])).toEqual(['full_name', 'designation'])
    expect(matchColumns(['Name', 'Job title', 'Role'])).toEqual(['full_name', 'designation', 'role'])
  })

  it('gives a field to the surest column and leaves the rest alone', () => {
    expect(matchColumns(['ManagerID', 'ManagerName', 'ID', 'EmpID', 'PositionID', 'State'])).toEqual([
      null,
      'manager',
      null,
      'oid',
      null,
      'state',
    ])
    expect(matchColumns(['Name', 'First name', 'Last name'])).toEqual([null, 'first_name', 'last_name'])
  })

  it('lets the mapping win, and take a field from another column', () => {
    const matched = matchColumns(['First name', 'Last name', 'Note'])
    expect(withMapping(matched, { 0: 'last_name', 1: 'first_name' })).toEqual(['last_name', 'first_name', null])
    expect(withMapping(matched, { 2: 'first_name' })).toEqual([null, 'last_name', 'first_name'])
    expect(doubled(withMapping(matched, { 0: 'oid', 2: 'oid' }))).toEqual(['oid'])
  })

  it('finds the headings below a title', () => {
    expect(headingRow([['Staff of Northwind'], [], ['First name', 'Last name'], ['Ada', 'Tester']])).toBe(2)
    expect(headingRow([[''], ['a', 'b']])).toBe(1)
    expect(headingRow([])).toBe(-1)
  })

  it('knows pay periods by word and by heading', () => {
    expect(['per month', 'Annual', 'HOURLY', 'wk', 'fortnight', 'سنويًا', 'شهري', 'بالساعة'].map(payPeriodOf)).toEqual([
      'monthly',
      'yearly',
      'hourly',
      'weekly',
      undefined,
      'yearly',
      'monthly',
      'hourly',
    ])
    expect(
      ['Annual Salary', 'Hourly rate', 'Salary (monthly)', 'Salary', 'الراتب السنوي', 'الأجر بالساعة'].map(payPeriodInHeading),
    ).toEqual(['yearly', 'hourly', 'monthly', undefined, 'yearly', 'hourly'])
  })
})

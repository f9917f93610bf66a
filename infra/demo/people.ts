export interface DemoPerson {
  readonly key: string
  readonly first_name: string
  readonly last_name: string
  readonly office: 'Lisbon' | 'New York'
  readonly department: string
  readonly designation: string
  readonly manager?: string
  readonly hired_on: string
  /** Yearly pay, or for `hourly` the pay of an hour, in euro. */
  readonly pay: string
  readonly hourly?: true
  readonly role?: 'Admin' | 'Manager' | 'Payroll Officer' | 'Recruiter' | 'Auditor' | 'Planning'
  readonly birthday_on: string
  readonly gender: 'male' | 'female' | 'other'
  readonly nationality: string
}

const person = (
  key: string,
  name: string,
  [office, department, designation]: [DemoPerson['office'], string, string],
  manager: string | undefined,
  hired_on: string,
  pay: string,
  [birthday_on, gender, nationality]: [string, DemoPerson['gender'], string],
  more: Partial<DemoPerson> = {},
): DemoPerson => {
  const [first_name = '', ...rest] = name.split(' ')
  return {
    key,
    first_name,
    last_name: rest.join(' '),
    office,
    department,
    designation,
    ...(manager ? { manager } : {}),
    hired_on,
    pay,
    birthday_on,
    gender,
    nationality,
    ...more,
  }
}

/** Northwind Works: 24 people who build and look after cooling systems. All of them are invented. */
export const people: readonly DemoPerson[] = [
  person(
    'ines',
    'Ines Duarte',
    ['Lisbon', 'Management', 'Managing Director'],
    undefined,
    '2019-02-04',
    '96000.00',
    ['1979-03-14', 'female', 'PT'],
    { role: 'Admin' },
  ),
  person('tom', 'Tom Berg', ['Lisbon', 'Finance', 'Head of Finance'], 'ines', '2019-05-06', '78000.00', ['1983-12-02', 'male', 'NO'], {
    role: 'Admin',
  }),
  person('maya', 'Maya Okafor', ['Lisbon', 'Engineering', 'Product Engineer'], 'jonas', '2021-03-01', '50400.00', [
    '1992-11-27',
    'female',
    'NG',
  ]),
  person(
    'jonas',
    'Jonas Thiel',
    ['Lisbon', 'Engineering', 'Head of Engineering'],
    'ines',
    '2019-09-02',
    '72000.00',
    ['1985-06-21', 'male', 'DE'],
    { role: 'Manager' },
  ),
  person('ana', 'Ana Ribeiro', ['Lisbon', 'Engineering', 'Mechanical Engineer'], 'jonas', '2020-01-13', '47760.00', [
    '1990-04-08',
    'female',
    'PT',
  ]),
  person('lin', 'Lin Kovač', ['Lisbon', 'Engineering', 'Controls Engineer'], 'jonas', '2020-06-15', '49900.00', [
    '1991-08-30',
    'other',
    'HR',
  ]),
  person('diego', 'Diego Sanz', ['Lisbon', 'Operations', 'Site Technician'], 'petra', '2021-09-06', '22.50', ['1994-01-19', 'male', 'ES'], {
    hourly: true,
  }),
  person(
    'petra',
    'Petra Aalto',
    ['Lisbon', 'Operations', 'Head of Operations'],
    'ines',
    '2020-02-03',
    '66000.00',
    ['1982-10-11', 'female', 'FI'],
    { role: 'Manager' },
  ),
  person('noor', 'Noor Weiss', ['Lisbon', 'Operations', 'Planner'], 'petra', '2022-04-04', '37800.00', ['1995-12-09', 'female', 'AT'], {
    role: 'Planning',
  }),
  person('hugo', 'Hugo Silva', ['Lisbon', 'Operations', 'Site Technician'], 'petra', '2022-08-22', '21.00', ['1997-02-25', 'male', 'PT'], {
    hourly: true,
  }),
  person('emi', 'Emi Kato', ['Lisbon', 'Engineering', 'Simulation Engineer'], 'jonas', '2021-11-08', '52920.00', [
    '1993-05-17',
    'female',
    'JP',
  ]),
  person(
    'sofia',
    'Sofia Marques',
    ['Lisbon', 'People', 'People Partner'],
    'ines',
    '2020-10-05',
    '45600.00',
    ['1988-07-03', 'female', 'PT'],
    { role: 'Manager' },
  ),
  person('omar', 'Omar Haddad', ['Lisbon', 'Finance', 'Accountant'], 'tom', '2023-01-09', '41400.00', ['1989-11-29', 'male', 'LB'], {
    role: 'Payroll Officer',
  }),
  person(
    'clara',
    'Clara Neves',
    ['Lisbon', 'Finance', 'Internal Auditor'],
    'tom',
    '2023-05-15',
    '54000.00',
    ['1984-09-26', 'female', 'PT'],
    { role: 'Auditor' },
  ),
  person('rui', 'Rui Teixeira', ['Lisbon', 'Sales', 'Account Manager'], 'grace', '2022-02-14', '43200.00', ['1990-12-18', 'male', 'PT']),
  person(
    'grace',
    'Grace Whitman',
    ['New York', 'Sales', 'Head of Sales'],
    'ines',
    '2020-08-31',
    '84000.00',
    ['1981-01-30', 'female', 'US'],
    { role: 'Manager' },
  ),
  person('liam', 'Liam Foster', ['New York', 'Sales', 'Account Manager'], 'grace', '2021-06-07', '58800.00', ['1992-03-23', 'male', 'US']),
  person('aisha', 'Aisha Rahman', ['New York', 'Engineering', 'Field Engineer'], 'jonas', '2022-10-03', '61200.00', [
    '1994-08-12',
    'female',
    'US',
  ]),
  person(
    'mateo',
    'Mateo Vargas',
    ['New York', 'Operations', 'Site Technician'],
    'petra',
    '2023-03-20',
    '28.00',
    ['1996-06-06', 'male', 'CO'],
    { hourly: true },
  ),
  person(
    'hannah',
    'Hannah Cole',
    ['New York', 'Operations', 'Planner'],
    'petra',
    '2023-09-11',
    '49200.00',
    ['1998-11-24', 'female', 'CA'],
    {
      role: 'Planning',
    },
  ),
  person('yusuf', 'Yusuf Demir', ['Lisbon', 'Engineering', 'Software Engineer'], 'jonas', '2024-02-05', '46800.00', [
    '1997-04-27',
    'male',
    'TR',
  ]),
  person('beatriz', 'Beatriz Lopes', ['Lisbon', 'People', 'Recruiter'], 'sofia', '2024-06-17', '36000.00', ['1996-10-15', 'female', 'PT'], {
    role: 'Recruiter',
  }),
  person('kwame', 'Kwame Mensah', ['New York', 'Engineering', 'Field Engineer'], 'jonas', '2024-11-04', '60000.00', [
    '1995-02-11',
    'male',
    'GH',
  ]),
  person('lena', 'Lena Vogt', ['Lisbon', 'Engineering', 'Junior Engineer'], 'jonas', '2026-03-02', '36600.00', [
    '2001-12-05',
    'female',
    'DE',
  ]),
]

export const zones = { Lisbon: 'Europe/Lisbon', 'New York': 'America/New_York' } as const
export const emailOf = ({ first_name }: Pick<DemoPerson, 'first_name'>) => `${first_name.toLowerCase()}@northwind.example`
export const PASSWORD = 'northwind-demo'

export interface DemoPerson {
  readonly key: string
  readonly first_name: string
  readonly last_name: string
  readonly office: 'Lisbon' | 'New York'
  readonly department: string
  readonly designation: string
  readonly manager?: string
  readonly hired_on: string
  /** Yearly pay, or hourly pay with `hourly`, in euro. */
  readonly pay: string
  readonly hourly?: true
  readonly role?: 'Admin' | 'Manager' | 'Payroll Officer' | 'Recruiter' | 'Auditor' | 'Planning'
  readonly birthday_on: string
  readonly gender: 'male' | 'female' | 'other'
  readonly nationality: string
}

interface PersonDetails {
  place: [DemoPerson['office'], string, string]
  manager: string | undefined
  hired_on: string
  pay: string
  personal: [string, DemoPerson['gender'], string]
  more?: Partial<DemoPerson> | undefined
}

const person = (
  key: string,
  name: string,
  {
    place: [office, department, designation],
    manager,
    hired_on,
    pay,
    personal: [birthday_on, gender, nationality],
    more = {},
  }: PersonDetails,
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

/** Northwind Works: 24 invented people who build and maintain cooling systems. */
export const people: readonly DemoPerson[] = [
  person('ines', 'Ines Duarte', {
    place: ['Lisbon', 'Management', 'Managing Director'],
    manager: undefined,
    hired_on: '2019-02-04',
    pay: '96000.00',
    personal: ['1979-03-14', 'female', 'PT'],
    more: { role: 'Admin' },
  }),
  person('tom', 'Tom Berg', {
    place: ['Lisbon', 'Finance', 'Head of Finance'],
    manager: 'ines',
    hired_on: '2019-05-06',
    pay: '78000.00',
    personal: ['1983-12-02', 'male', 'NO'],
    more: {
      role: 'Admin',
    },
  }),
  person('maya', 'Maya Okafor', {
    place: ['Lisbon', 'Engineering', 'Product Engineer'],
    manager: 'jonas',
    hired_on: '2021-03-01',
    pay: '50400.00',
    personal: ['1992-11-27', 'female', 'NG'],
  }),
  person('jonas', 'Jonas Thiel', {
    place: ['Lisbon', 'Engineering', 'Head of Engineering'],
    manager: 'ines',
    hired_on: '2019-09-02',
    pay: '72000.00',
    personal: ['1985-06-21', 'male', 'DE'],
    more: { role: 'Manager' },
  }),
  person('ana', 'Ana Ribeiro', {
    place: ['Lisbon', 'Engineering', 'Mechanical Engineer'],
    manager: 'jonas',
    hired_on: '2020-01-13',
    pay: '47760.00',
    personal: ['1990-04-08', 'female', 'PT'],
  }),
  person('lin', 'Lin Kovač', {
    place: ['Lisbon', 'Engineering', 'Controls Engineer'],
    manager: 'jonas',
    hired_on: '2020-06-15',
    pay: '49900.00',
    personal: ['1991-08-30', 'other', 'HR'],
  }),
  person('diego', 'Diego Sanz', {
    place: ['Lisbon', 'Operations', 'Site Technician'],
    manager: 'petra',
    hired_on: '2021-09-06',
    pay: '22.50',
    personal: ['1994-01-19', 'male', 'ES'],
    more: {
      hourly: true,
    },
  }),
  person('petra', 'Petra Aalto', {
    place: ['Lisbon', 'Operations', 'Head of Operations'],
    manager: 'ines',
    hired_on: '2020-02-03',
    pay: '66000.00',
    personal: ['1982-10-11', 'female', 'FI'],
    more: { role: 'Manager' },
  }),
  person('noor', 'Noor Weiss', {
    place: ['Lisbon', 'Operations', 'Planner'],
    manager: 'petra',
    hired_on: '2022-04-04',
    pay: '37800.00',
    personal: ['1995-12-09', 'female', 'AT'],
    more: {
      role: 'Planning',
    },
  }),
  person('hugo', 'Hugo Silva', {
    place: ['Lisbon', 'Operations', 'Site Technician'],
    manager: 'petra',
    hired_on: '2022-08-22',
    pay: '21.00',
    personal: ['1997-02-25', 'male', 'PT'],
    more: {
      hourly: true,
    },
  }),
  person('emi', 'Emi Kato', {
    place: ['Lisbon', 'Engineering', 'Simulation Engineer'],
    manager: 'jonas',
    hired_on: '2021-11-08',
    pay: '52920.00',
    personal: ['1993-05-17', 'female', 'JP'],
  }),
  person('sofia', 'Sofia Marques', {
    place: ['Lisbon', 'People', 'People Partner'],
    manager: 'ines',
    hired_on: '2020-10-05',
    pay: '45600.00',
    personal: ['1988-07-03', 'female', 'PT'],
    more: { role: 'Manager' },
  }),
  person('omar', 'Omar Haddad', {
    place: ['Lisbon', 'Finance', 'Accountant'],
    manager: 'tom',
    hired_on: '2023-01-09',
    pay: '41400.00',
    personal: ['1989-11-29', 'male', 'LB'],
    more: {
      role: 'Payroll Officer',
    },
  }),
  person('clara', 'Clara Neves', {
    place: ['Lisbon', 'Finance', 'Internal Auditor'],
    manager: 'tom',
    hired_on: '2023-05-15',
    pay: '54000.00',
    personal: ['1984-09-26', 'female', 'PT'],
    more: { role: 'Auditor' },
  }),
  person('rui', 'Rui Teixeira', {
    place: ['Lisbon', 'Sales', 'Account Manager'],
    manager: 'grace',
    hired_on: '2022-02-14',
    pay: '43200.00',
    personal: ['1990-12-18', 'male', 'PT'],
  }),
  person('grace', 'Grace Whitman', {
    place: ['New York', 'Sales', 'Head of Sales'],
    manager: 'ines',
    hired_on: '2020-08-31',
    pay: '84000.00',
    personal: ['1981-01-30', 'female', 'US'],
    more: { role: 'Manager' },
  }),
  person('liam', 'Liam Foster', {
    place: ['New York', 'Sales', 'Account Manager'],
    manager: 'grace',
    hired_on: '2021-06-07',
    pay: '58800.00',
    personal: ['1992-03-23', 'male', 'US'],
  }),
  person('aisha', 'Aisha Rahman', {
    place: ['New York', 'Engineering', 'Field Engineer'],
    manager: 'jonas',
    hired_on: '2022-10-03',
    pay: '61200.00',
    personal: ['1994-08-12', 'female', 'US'],
  }),
  person('mateo', 'Mateo Vargas', {
    place: ['New York', 'Operations', 'Site Technician'],
    manager: 'petra',
    hired_on: '2023-03-20',
    pay: '28.00',
    personal: ['1996-06-06', 'male', 'CO'],
    more: { hourly: true },
  }),
  person('hannah', 'Hannah Cole', {
    place: ['New York', 'Operations', 'Planner'],
    manager: 'petra',
    hired_on: '2023-09-11',
    pay: '49200.00',
    personal: ['1998-11-24', 'female', 'CA'],
    more: {
      role: 'Planning',
    },
  }),
  person('yusuf', 'Yusuf Demir', {
    place: ['Lisbon', 'Engineering', 'Software Engineer'],
    manager: 'jonas',
    hired_on: '2024-02-05',
    pay: '46800.00',
    personal: ['1997-04-27', 'male', 'TR'],
  }),
  person('beatriz', 'Beatriz Lopes', {
    place: ['Lisbon', 'People', 'Recruiter'],
    manager: 'sofia',
    hired_on: '2024-06-17',
    pay: '36000.00',
    personal: ['1996-10-15', 'female', 'PT'],
    more: {
      role: 'Recruiter',
    },
  }),
  person('kwame', 'Kwame Mensah', {
    place: ['New York', 'Engineering', 'Field Engineer'],
    manager: 'jonas',
    hired_on: '2024-11-04',
    pay: '60000.00',
    personal: ['1995-02-11', 'male', 'GH'],
  }),
  person('lena', 'Lena Vogt', {
    place: ['Lisbon', 'Engineering', 'Junior Engineer'],
    manager: 'jonas',
    hired_on: '2026-03-02',
    pay: '36600.00',
    personal: ['2001-12-05', 'female', 'DE'],
  }),
]

export const zones = { Lisbon: 'Europe/Lisbon', 'New York': 'America/New_York' } as const

export const emailOf = ({ first_name }: Pick<DemoPerson, 'first_name'>) =>
  `${first_name.toLowerCase()}@northwind.example`

export const PASSWORD = 'northwind-demo'

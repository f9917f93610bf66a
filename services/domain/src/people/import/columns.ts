/** What a column of a file can be. */
export const importFields = [
  'first_name',
  'last_name',
  'full_name',
  'email',
  'oid',
  'department',
  'designation',
  'manager',
  'hired_on',
  'ended_on',
  'pay',
  'pay_period',
] as const
export type ImportField = (typeof importFields)[number]
export const payPeriods = ['yearly', 'monthly', 'weekly', 'hourly'] as const
export type PayPeriod = (typeof payPeriods)[number]

/** Names of the fields in messages, in the template and in the preview. */
export const importLabels: Record<ImportField, string> = {
  first_name: 'First name',
  last_name: 'Last name',
  full_name: 'Full name',
  email: 'E-mail',
  oid: 'Employee id',
  department: 'Department',
  designation: 'Designation',
  manager: 'Manager',
  hired_on: 'Hire date',
  ended_on: 'End date',
  pay: 'Pay',
  pay_period: 'Pay period',
}

/** Headings by field, the surest first, as letters and digits alone: "First_Name", "first name" and "FirstName" are one. */
const headings: Record<ImportField, readonly string[]> = {
  first_name: [
    'firstname',
    'givenname',
    'forename',
    'givennames',
    'firstnames',
    'forenames',
    'fname',
    'vorname',
    'prenom',
    'nombre',
    'nombres',
    'nome',
    'first',
    'given',
  ],
  last_name: [
    'lastname',
    'surname',
    'familyname',
    'secondname',
    'lname',
    'nachname',
    'familienname',
    'apellido',
    'apellidos',
    'cognome',
    'nomdefamille',
    'nom',
    'last',
    'family',
  ],
  full_name: [
    'fullname',
    'employeename',
    'empname',
    'staffname',
    'personname',
    'displayname',
    'nameofemployee',
    'nomcomplet',
    'nombrecompleto',
    'nomecompleto',
    'employee',
    'person',
    'name',
  ],
  email: [
    'email',
    'emailaddress',
    'mail',
    'workemail',
    'businessemail',
    'companyemail',
    'officialemail',
    'mailaddress',
    'emailid',
    'correo',
    'correoelectronico',
    'courriel',
    'adressemail',
    'personalemail',
  ],
  oid: [
    'employeeid',
    'empid',
    'employeenumber',
    'employeeno',
    'empno',
    'empnumber',
    'staffid',
    'staffnumber',
    'staffno',
    'personnelnumber',
    'personnelno',
    'personnelid',
    'personalnummer',
    'payrollnumber',
    'payrollid',
    'workerid',
    'badgenumber',
    'matricule',
    'matricola',
    'legajo',
    'employeecode',
    'empcode',
    'code',
    'id',
    'no',
    'number',
  ],
  department: [
    'department',
    'dept',
    'departmentname',
    'deptname',
    'abteilung',
    'departement',
    'departamento',
    'dipartimento',
    'reparto',
    'division',
    'businessunit',
    'orgunit',
    'team',
  ],
  designation: [
    'designation',
    'position',
    'jobtitle',
    'title',
    'positiontitle',
    'positionname',
    'jobposition',
    'jobname',
    'job',
    'jobrole',
    'occupation',
    'stelle',
    'funktion',
    'fonction',
    'poste',
    'cargo',
    'puesto',
    'mansione',
    'role',
  ],
  manager: [
    'manager',
    'managername',
    'linemanager',
    'reportsto',
    'reportingto',
    'reportingmanager',
    'supervisor',
    'supervisorname',
    'directmanager',
    'teamlead',
    'boss',
    'vorgesetzter',
    'responsable',
    'jefe',
    'manageremail',
    'manageremployeeid',
    'managerempid',
    'managerid',
    'supervisorid',
  ],
  hired_on: [
    'hiredate',
    'dateofhire',
    'hiredon',
    'hired',
    'datehired',
    'hiringdate',
    'joindate',
    'joiningdate',
    'dateofjoining',
    'doj',
    'joinedon',
    'joined',
    'startdate',
    'startedon',
    'dateofstart',
    'employmentstartdate',
    'employmentdate',
    'commencementdate',
    'entrydate',
    'eintrittsdatum',
    'eintritt',
    'datedembauche',
    'fechadeingreso',
    'datadiassunzione',
    'start',
  ],
  ended_on: [
    'enddate',
    'terminationdate',
    'dateoftermination',
    'terminatedon',
    'termdate',
    'dateterminated',
    'leavingdate',
    'dateofleaving',
    'leavedate',
    'lastday',
    'lastworkingday',
    'exitdate',
    'dateofexit',
    'separationdate',
    'employmentenddate',
    'contractenddate',
    'lefton',
    'austrittsdatum',
    'austritt',
    'datedesortie',
    'fechadebaja',
    'end',
  ],
  pay: [
    'pay',
    'salary',
    'basepay',
    'basesalary',
    'basicpay',
    'basicsalary',
    'annualsalary',
    'yearlysalary',
    'annualpay',
    'monthlysalary',
    'monthlypay',
    'weeklypay',
    'weeklywage',
    'hourlyrate',
    'hourlypay',
    'hourlywage',
    'payrate',
    'wage',
    'wages',
    'compensation',
    'basecompensation',
    'compensationamount',
    'grosssalary',
    'grosspay',
    'gehalt',
    'lohn',
    'salaire',
    'salario',
    'stipendio',
    'rate',
  ],
  pay_period: [
    'payperiod',
    'salaryperiod',
    'paytype',
    'salarytype',
    'payfrequency',
    'compensationtype',
    'basecompensationtype',
    'payunit',
    'rateunit',
    'payper',
    'per',
    'period',
    'frequency',
  ],
}
/** Words around a heading that say nothing about which one it is. */
const fillers = /^(employee|emp|staff|worker|current|company|primary)(?=.{3})|(usd|eur|gbp|inr)$/g

const letters = (heading: string) =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** How sure a heading names a field: smaller is surer, undefined when it does not. */
function rank(heading: string, field: ImportField): number | undefined {
  const plain = letters(heading)
  const exact = headings[field].indexOf(plain)
  if (exact >= 0) return exact
  const bare = headings[field].indexOf(plain.replace(fillers, ''))
  return bare >= 0 ? 100 + bare : undefined
}

/** Which field each column holds by its heading; a field is one column's, the surest one's. */
export function matchColumns(columns: readonly string[]): (ImportField | null)[] {
  const matched: (ImportField | null)[] = columns.map(() => null)
  const candidates = columns
    .flatMap((heading, index) =>
      importFields.flatMap((field) => {
        const sure = rank(heading, field)
        return sure === undefined ? [] : [{ index, field, sure }]
      }),
    )
    .sort((a, b) => a.sure - b.sure || a.index - b.index)
  for (const { index, field } of candidates) if (matched[index] === null && !matched.includes(field)) matched[index] = field
  // Names come in two columns or in one, never in three.
  const full = matched.indexOf('full_name')
  if (full >= 0 && matched.includes('first_name') && matched.includes('last_name')) matched[full] = null
  return matched
}

/** The columns as matched by heading, save where the mapping says otherwise (column index → field, null: leave it out). */
export function withMapping(
  matched: readonly (ImportField | null)[],
  mapping: Readonly<Record<string, ImportField | null>>,
): (ImportField | null)[] {
  const chosen = new Set(Object.values(mapping))
  return matched.map((field, index) => (String(index) in mapping ? mapping[index]! : field && chosen.has(field) ? null : field))
}

/** Fields that more than one column was given for. */
export const doubled = (columns: readonly (ImportField | null)[]) =>
  importFields.filter((field) => columns.filter((column) => column === field).length > 1)

const periodWords: Record<PayPeriod, readonly string[]> = {
  yearly: [
    'yearly',
    'year',
    'annual',
    'annually',
    'annum',
    'perannum',
    'pa',
    'peryear',
    'yr',
    'y',
    'anual',
    'annuel',
    'jahrlich',
    'annuale',
  ],
  monthly: ['monthly', 'month', 'permonth', 'pm', 'mo', 'm', 'mensual', 'mensuel', 'monatlich', 'mensile'],
  weekly: ['weekly', 'week', 'perweek', 'pw', 'wk', 'w', 'semanal', 'hebdomadaire', 'wochentlich', 'settimanale'],
  hourly: ['hourly', 'hour', 'perhour', 'ph', 'hr', 'h', 'hora', 'horaire', 'stundlich', 'orario'],
}
export const payPeriodOf = (text: string): PayPeriod | undefined => payPeriods.find((period) => periodWords[period].includes(letters(text)))
/** The period that the heading of the pay column names: "Annual Salary", "Hourly rate", "Salary (monthly)". */
export const payPeriodInHeading = (heading: string): PayPeriod | undefined =>
  payPeriods.find((period) =>
    periodWords[period].some((word) => word.length > 3 && heading.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().includes(word)),
  )

/** The row that holds the headings: the first of ten in which two columns are known, else the first that is not empty. */
export function headingRow(rows: readonly (readonly unknown[])[]): number {
  const known = rows.slice(0, 10).findIndex((row) => matchColumns(row.map((cell) => String(cell ?? ''))).filter(Boolean).length >= 2)
  return known >= 0 ? known : rows.findIndex((row) => row.some((cell) => String(cell ?? '').trim() !== ''))
}

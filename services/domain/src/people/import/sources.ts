import type { importSources } from '@workledger/contracts/people/import.api'
import type { ImportField } from './fields'
import { plainHeading } from './headings'

/** A program whose export of employees is known by its headings. */
export type ImportSource = (typeof importSources)[number]

interface Profile {
  /** Each group names one thing; the file must have a heading of every group. */
  readonly marks: readonly (readonly string[])[]
  /**
   * Headings that mean something else than in other files, or more surely; the surest first. A
   * field without one is matched as in any file.
   */
  readonly columns: Readonly<Partial<Record<ImportField, readonly string[]>>>
}

/**
 * Headings as plain ones. BambooHR: field names of its reports and API. Personio: attributes of its
 * employee list, in English and German. Frappe HR and ERPNext: labels and names of the doctype
 * Employee.
 */
const profiles: Readonly<Record<ImportSource, Profile>> = {
  bamboohr: {
    marks: [
      ['employeenumber', 'eeid'],
      ['reportingto', 'reportsto', 'supervisor', 'jobtitle'],
      [
        ...['division', 'payper', 'payschedule', 'employmentstatus', 'jobinformationdate'],
        ...['homeemail', 'lastnamefirstname', 'originalhiredate', 'displayname'],
      ],
    ],
    columns: {
      oid: ['employeenumber'],
      email: ['workemail', 'homeemail'],
      pay_currency: ['payratecurrencycode'],
      phone_number: ['mobilephone', 'workphone', 'homephone'],
    },
  },
  personio: {
    marks: [
      ['supervisor', 'vorgesetzter', 'vorgesetzte', 'vorgesetzterin', 'supervisoremail'],
      [
        ...['weeklyworkinghours', 'weeklyhours', 'fixsalary', 'fixedsalary', 'subcompany'],
        ...['contractends', 'probationperiodend', 'wochenstunden', 'wochentlichearbeitszeit'],
        ...['fixgehalt', 'festgehalt', 'kostenstelle', 'beschaftigungsart', 'vertragendet'],
        ...['probezeitende', 'gesellschaft'],
      ],
      ['hiredate', 'einstellungsdatum', 'anstellungsdatum', 'eintrittsdatum'],
    ],
    columns: {
      oid: [
        ...['personnelnumber', 'employeenumber', 'personalnummer', 'employeeid', 'mitarbeiterid'],
        ...['mitarbeitendenid', 'id'],
      ],
      email: ['email', 'emailadresse', 'emailgeschaftlich'],
      designation: ['position', 'stellenbezeichnung', 'jobtitle'],
      manager: ['supervisor', 'vorgesetzter', 'vorgesetzte', 'vorgesetzterin'],
      hired_on: ['hiredate', 'einstellungsdatum', 'anstellungsdatum', 'eintrittsdatum'],
      contract_end: ['contractends', 'contractenddate', 'vertragendet', 'vertragsende'],
      ended_on: [
        ...['austrittsdatum', 'terminationdate', 'kundigungsdatum'],
        ...['lastworkingday', 'lastdayofwork', 'letzterarbeitstag'],
      ],
      office: ['office', 'buro', 'standort', 'arbeitsort', 'workplace'],
      department: ['department', 'abteilung'],
      pay: ['fixsalary', 'fixedsalary', 'fixgehalt', 'festgehalt'],
      pay_period: ['fixsalaryinterval', 'salaryinterval', 'gehaltsintervall', 'fixgehaltintervall'],
    },
  },
  frappe: {
    marks: [
      ['dateofjoining'],
      ['reportsto', 'designation', 'leaveapprover'],
      [
        ...['series', 'namingseries', 'holidaylist', 'companyemail'],
        ...['preferedemail', 'costtocompany', 'ctc', 'relievingdate', 'leaveapprover'],
      ],
    ],
    columns: {
      // *Reports to* holds the id of the record, not the employee number.
      oid: ['id', 'name', 'employee', 'employeenumber'],
      full_name: ['employeename', 'fullname'],
      email: ['companyemail', 'preferedemail', 'userid', 'personalemail'],
      ended_on: ['relievingdate'],
      contract_end: ['contractenddate'],
      pay: ['costtocompany', 'ctc'],
      phone_number: ['mobile', 'cellnumber'],
      address_1: ['currentaddress', 'permanentaddress'],
      account_number: ['bankacno'],
    },
  },
}

/** Returns the program that wrote a file with these headings, if it is a known one. */
export function sourceOf(columns: readonly string[]): ImportSource | null {
  const plain = new Set(columns.map(plainHeading))
  const found = (Object.keys(profiles) as ImportSource[]).filter((source) =>
    profiles[source].marks.every((group) => group.some((mark) => plain.has(mark))),
  )

  return found.length === 1 ? found[0]! : null
}

/** Returns the fields that the program's own headings give, by column. */
export function columnsOfSource(columns: readonly string[]): (ImportField | null)[] {
  const fields: (ImportField | null)[] = columns.map(() => null)
  const source = sourceOf(columns)
  if (source === null) return fields
  const plain = columns.map(plainHeading)

  for (const [field, headings] of Object.entries(profiles[source].columns)) {
    const index = headings
      .map((heading) => plain.indexOf(heading))
      .find((at) => at >= 0 && fields[at] === null)
    if (index !== undefined) fields[index] = field as ImportField
  }

  return fields
}

const FRAPPE_DEPARTMENT = /^(.+?) - [A-Z0-9]{1,10}$/

/** Returns a department's name without the company's abbreviation, which Frappe adds: "Sales - TC". */
export const departmentOfSource = (source: ImportSource | null, name: string): string =>
  source === 'frappe' ? (FRAPPE_DEPARTMENT.exec(name)?.[1] ?? name) : name

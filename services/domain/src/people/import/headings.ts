import { employeeHeadings } from '@workledger/contracts/people/employee-headings'
import { employeesList } from '@workledger/contracts/people/people.lists'
import { type ImportField, importFields } from './fields'

/**
 * Headings by field, the surest first, reduced to letters and digits: "First_Name", "first name"
 * and "FirstName" are one. Arabic has a plain alef, because headings are compared without marks.
 */
const headingWords: Record<ImportField, string> = {
  first_name: `
    firstname givenname forename givennames firstnames forenames fname vorname prenom nombre nombres nome first given
    الاسمالاول
  `,
  last_name: `
    lastname surname familyname secondname lname nachname familienname apellido apellidos cognome nomdefamille nom last
    family
    اسمالعايلة العايلة اللقب الاسمالاخير
  `,
  full_name: `
    fullname lastnamefirstname firstnamelastname employeename empname staffname personname displayname nameofemployee nomcomplet nombrecompleto nomecompleto
    employee person name
    الاسمالكامل اسمالموظف الاسمالثلاثي الاسمالرباعي الموظف الاسم
  `,
  email: `
    email emailaddress mail workemail businessemail companyemail officialemail mailaddress emailid correo
    correoelectronico courriel adressemail personalemail
    البريدالالكتروني الايميل البريد بريدالعمل
  `,
  oid: `
    employeeid empid employeenumber employeeno empno empnumber staffid staffnumber staffno personnelnumber personnelno
    personnelid personalnummer payrollnumber payrollid workerid badgenumber badgeid matricule matricola legajo employeecode
    empcode code id no number
    رقمالموظف الرقمالوظيفي كودالموظف رمزالموظف الرقم
  `,
  department: `
    department dept departmentname deptname abteilung departement departamento dipartimento reparto division businessunit
    orgunit team
    القسم الادارة اسمالقسم الدايرة
  `,
  designation: `
    designation position jobtitle title positiontitle positionname jobposition jobname job jobrole occupation stelle
    funktion fonction poste cargo puesto mansione role
    المسميالوظيفي المسمىالوظيفي الوظيفة المنصب
  `,
  manager: `
    manager managername linemanager reportsto reportingto reportingmanager supervisor supervisorname directmanager
    teamlead boss vorgesetzter responsable jefe manageremail manageremployeeid managerempid managerid supervisorid
    المدير المديرالمباشر اسمالمدير المشرف الريسالمباشر
  `,
  hired_on: `
    hiredate dateofhire hiredon hired datehired hiringdate joindate joiningdate datejoining datejoined dateofjoining doj joinedon joined
    startdate startedon dateofstart employmentstartdate employmentdate commencementdate entrydate eintrittsdatum eintritt
    datedembauche fechadeingreso datadiassunzione start
    تاريخالتعيين تاريخالتوظيف تاريخالالتحاق تاريخالمباشرة تاريخبدايةالعمل تاريخالبدء
  `,
  ended_on: `
    enddate terminationdate dateoftermination termdate dateterminated leavingdate dateofleaving leavedate
    lastday lastworkingday exitdate dateofexit separationdate employmentenddate contractenddate lefton austrittsdatum
    austritt datedesortie fechadebaja end
    تاريخالانتهاء تاريخانتهاءالخدمة تاريخنهايةالخدمة تاريختركالعمل تاريخانتهاءالعقد اخريومعمل
  `,
  pay: `
    pay salary basepay basesalary basicpay basicsalary annualsalary yearlysalary annualpay monthlysalary monthlypay
    weeklypay weeklywage hourlyrate hourlypay hourlywage payrate wage wages compensation basecompensation
    compensationamount grosssalary grosspay gehalt lohn salaire salario stipendio rate
    الراتبالاساسي الراتب الاجر الراتبالشهري الراتبالسنوي الاجرالاساسي الاجربالساعة المرتب
  `,
  pay_period: `
    payperiod salaryperiod payper payunit rateunit payfrequency per period frequency paytype salarytype
    compensationtype basecompensationtype
    فترةالاجر فترةالراتب دوريةالراتب نوعالراتب الفترة
  `,
  pay_currency: `
    paycurrency salarycurrency currency currencycode wahrung devise moneda valuta
    عملةالاجر عملةالراتب العملة
  `,
  contract_start: 'contractbegan contractstart contractstartdate contractfrom vertragsbeginn',
  contract_end: 'contractends contractend contractuntil contractexpires vertragsende',
  terminated_on: 'terminatedon',
  office:
    'office officename location worklocation officelocation workplace branch site standort bureau oficina sede الفرع',
  timezone: 'timezone officetimezone zeitzone',
  role: 'role accessrole userrole systemrole',
  time_off_policy: 'timeoffpolicy leavepolicy ptopolicy vacationpolicy absencepolicy',
  phone_number: `
    phone phonenumber mobile mobilephone mobilenumber cell cellphone telephone tel contactnumber workphone telefon handy telefono
    رقمالهاتف الجوال رقمالجوال الموبايل
  `,
  birthday_on:
    'birthday birthdate dateofbirth dob birthdayon geburtsdatum geburtstag datedenaissance fechadenacimiento datadinascita',
  gender: 'gender sex geschlecht sexe sexo sesso النوع',
  nationality: 'nationality citizenship staatsangehorigkeit nationalite nacionalidad nazionalita',
  address_1: `
    address1 addressline1 address street streetaddress homeaddress strasse adresse rue calle direccion indirizzo
    العنوان عنوانالسكن
  `,
  address_2: 'address2 addressline2 streetline2',
  city: 'city town ort stadt ville ciudad citta',
  state: 'state province region stateprovince bundesland provincia المحافظة الولاية',
  postal_code: 'postalcode zip zipcode postcode plz postleitzahl codepostal codigopostal cap',
  country: 'country countrycode land pays pais paese الدولة',
}

/** Returns our own export's headings, which are the surest. */
const own = (field: ImportField): string[] =>
  field in employeesList.columns ? employeeHeadings(field).map(plainHeading) : []

const lists = Object.fromEntries(
  importFields.map((field) => [field, [...own(field), ...headingWords[field].trim().split(/\s+/)]]),
) as unknown as Record<ImportField, readonly string[]>

/** Returns a heading as letters and digits only, without marks and bracketed text. */
export function plainHeading(heading: string): string {
  return heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/#/g, ' number ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

export const headings = (field: ImportField): readonly string[] => lists[field]

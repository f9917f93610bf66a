import { accountHeadings, employeeHeadings } from '@workledger/contracts/people/employee-headings'
import { employeesList } from '@workledger/contracts/people/people.lists'
import { type ImportField, importFields, isAccountField } from './fields'

/**
 * Headings by field, the surest first, reduced to letters and digits: "First_Name", "first name"
 * and "FirstName" are one. Arabic has a plain alef, because headings are compared without marks.
 */
const headingWords: Record<ImportField, string> = {
  first_name: `
    firstname givenname forename givennames firstnames forenames fname vorname prenom nombre nombres nome first given
    الاسمالاول
    名 名字
  `,
  last_name: `
    lastname surname familyname secondname lname nachname familienname apellido apellidos cognome nomdefamille nom last
    family
    اسمالعايلة العايلة اللقب الاسمالاخير
    姓 姓氏
  `,
  full_name: `
    fullname lastnamefirstname firstnamelastname employeename empname staffname personname displayname nameofemployee nomcomplet nombrecompleto nomecompleto
    employee person name
    الاسمالكامل اسمالموظف الاسمالثلاثي الاسمالرباعي الموظف الاسم
    nomprenom nometprenom prenomnom nomeecognome cognomeenome nominativo nombreyapellidos apellidosynombre
    姓名 员工姓名 名称 全名
  `,
  email: `
    email emailaddress mail workemail businessemail companyemail officialemail mailaddress emailid correo
    correoelectronico courriel adressemail personalemail
    البريدالالكتروني الايميل البريد بريدالعمل
    adresseemail emailprofessionnel correoempresa indirizzoemail emailaziendale
    邮箱 电子邮箱 电子邮件 工作邮箱 企业邮箱 邮件地址
  `,
  oid: `
    employeeid empid employeenumber employeeno empno empnumber staffid staffnumber staffno personnelnumber personnelno
    personnelid personalnummer payrollnumber payrollid workerid badgenumber badgeid matricule matricola legajo employeecode
    empcode code id no number
    رقمالموظف الرقمالوظيفي كودالموظف رمزالموظف الرقم
    numerodempleado codigoempleado idempleado numeromatricola codicedipendente numerosalarie
    员工编号 工号 员工号 人员编号 编号 职工号
  `,
  department: `
    department dept departmentname deptname abteilung departement departamento dipartimento reparto division businessunit
    orgunit team
    القسم الادارة اسمالقسم الدايرة
    service area areaaziendale ufficio
    部门 部门名称 所属部门
  `,
  designation: `
    designation position jobtitle title positiontitle positionname jobposition jobname job jobrole occupation stelle
    funktion fonction poste cargo puesto mansione role
    المسميالوظيفي المسمىالوظيفي الوظيفة المنصب
    posteoccupe intitule intituledeposte qualifica ruoloaziendale puestodetrabajo
    职务 职位 岗位 岗位名称 职称
  `,
  manager: `
    manager managername linemanager reportsto reportingto reportingmanager supervisor supervisorname directmanager
    teamlead boss vorgesetzter responsable jefe manageremail manageremployeeid managerempid managerid supervisorid
    المدير المديرالمباشر اسمالمدير المشرف الريسالمباشر
    responsablehierarchique superieurhierarchique superior responsabile responsabilediretto
    主管 直属上级 上级 经理 直属主管 汇报对象
  `,
  hired_on: `
    hiredate dateofhire hiredon hired datehired hiringdate joindate joiningdate datejoining datejoined dateofjoining doj joinedon joined
    startdate startedon dateofstart employmentstartdate employmentdate commencementdate entrydate eintrittsdatum eintritt
    datedembauche fechadeingreso datadiassunzione start
    تاريخالتعيين تاريخالتوظيف تاريخالالتحاق تاريخالمباشرة تاريخبدايةالعمل تاريخالبدء
    dateembauche dateentree fechadealta fechaalta fechacontratacion dataassunzione
    入职日期 入职时间 到岗日期 雇佣日期
  `,
  ended_on: `
    enddate terminationdate dateoftermination termdate dateterminated leavingdate dateofleaving leavedate
    lastday lastworkingday exitdate dateofexit separationdate employmentenddate contractenddate lefton austrittsdatum
    austritt datedesortie fechadebaja end
    تاريخالانتهاء تاريخانتهاءالخدمة تاريخنهايةالخدمة تاريختركالعمل تاريخانتهاءالعقد اخريومعمل
    datefin datededepart fechadesalida fechafin datacessazione datadicessazione datafine
    离职日期 离职时间 最后工作日 终止日期
  `,
  pay: `
    pay salary basepay basesalary basicpay basicsalary annualsalary yearlysalary annualpay monthlysalary monthlypay
    weeklypay weeklywage hourlyrate hourlypay hourlywage payrate wage wages compensation basecompensation
    compensationamount grosssalary grosspay gehalt lohn salaire salario stipendio rate
    الراتبالاساسي الراتب الاجر الراتبالشهري الراتبالسنوي الاجرالاساسي الاجربالساعة المرتب
    salairedebase remuneration salariobase sueldo retribucion retribuzione retribuzionebase pagabase
    基本工资 工资 薪资 薪酬 月薪 年薪 时薪 底薪
  `,
  pay_period: `
    payperiod salaryperiod payper payunit rateunit payfrequency per period frequency paytype salarytype
    compensationtype basecompensationtype
    فترةالاجر فترةالراتب دوريةالراتب نوعالراتب الفترة
    periodedepaie periodepaie periodicidad periododepago periodoretribuzione
    计薪周期 计薪方式 薪资周期
  `,
  pay_currency: `
    paycurrency salarycurrency currency currencycode wahrung devise moneda valuta
    عملةالاجر عملةالراتب العملة
    monnaie divisa
    币种 工资币种 货币
  `,
  weekly_hours: `
    weeklyhours weeklyworkinghours workinghoursperweek hoursperweek hoursweek contractedhours standardhours
    wochenstunden wochentlichearbeitszeit arbeitsstundenprowoche wochenarbeitszeit
    heuresparsemaine heureshebdomadaires horassemanales horasporsemana oresettimanali oreallasettimana
    ساعاتالعملالاسبوعية الساعاتالاسبوعية 每周工时 周工时 每周工作时间
  `,
  contract_start: `
    contractbegan contractstart contractstartdate contractfrom vertragsbeginn
    debutducontrat iniciodecontrato iniziocontratto 合同开始日期 合同起始日期 合同生效日期
  `,
  contract_end: `
    contractends contractend contractuntil contractexpires vertragsende
    finducontrat findecontrato finecontratto 合同到期日期 合同结束日期 合同终止日期
  `,
  terminated_on: 'terminatedon',
  office: `
    office officename location worklocation officelocation workplace branch site standort bureau oficina sede الفرع
    lieudetravail centrodetrabajo centro sededilavoro 办公地点 工作地点 工作地
  `,
  timezone: `
    timezone officetimezone zeitzone
    fuseauhoraire zonahoraria fusoorario 时区
  `,
  role: `
    role accessrole userrole systemrole
    角色 系统角色
  `,
  time_off_policy: `
    timeoffpolicy leavepolicy ptopolicy vacationpolicy absencepolicy
    politiquedeconges politicadeausencias politicaassenze 休假制度 假期制度
  `,
  phone_number: `
    phone phonenumber mobile mobilephone mobilenumber cell cellphone telephone tel contactnumber workphone telefon handy telefono
    رقمالهاتف الجوال رقمالجوال الموبايل
    numerodetelephone portable movil numerodetelefono cellulare numeroditelefono
    电话 手机 手机号 手机号码 联系电话
  `,
  birthday_on: `
    birthday birthdate dateofbirth dob birthdayon geburtsdatum geburtstag datedenaissance fechadenacimiento datadinascita
    datanascita 出生日期 生日
  `,
  gender: `
    gender sex geschlecht sexe sexo sesso النوع
    genre genero genere 性别
  `,
  nationality: `
    nationality citizenship staatsangehorigkeit nationalite nacionalidad nazionalita
    cittadinanza ciudadania 国籍
  `,
  address_1: `
    address1 addressline1 address street streetaddress homeaddress strasse adresse rue calle direccion indirizzo
    العنوان عنوانالسكن
    domicilio residenza 地址 住址 家庭住址
  `,
  address_2: `
    address2 addressline2 streetline2
    complementdadresse 地址2
  `,
  city: `
    city town ort stadt ville ciudad citta
    poblacion localidad comune 城市
  `,
  state: `
    state province region stateprovince bundesland provincia المحافظة الولاية
    comunidadautonoma regione departementetat 省 省份 州
  `,
  postal_code: `
    postalcode zip zipcode postcode plz postleitzahl codepostal codigopostal cap
    codicepostale 邮编 邮政编码
  `,
  country: `
    country countrycode land pays pais paese الدولة
    国家 国家地区
  `,
  account_holder: `
    accountholder accountholdername accountname nameonaccount bankaccountname kontoinhaber titulaire titular intestatario
    beneficiary beneficiaryname صاحبالحساب 户名 账户名 开户名
  `,
  iban: `
    iban ibannumber ibancode bankiban accountiban رقمالايبان الايبان ايبان 国际银行账号
  `,
  bic: `
    bic swift bicswift swiftbic swiftcode biccode رمزالسويفت السويفت
  `,
  sort_code: `
    sortcode banksortcode uksortcode رمزالفرز 分类代码
  `,
  routing_number: `
    routingnumber routing aba abanumber abarouting abaroutingnumber abartn routingtransitnumber rtn bankroutingnumber
    رقمالتوجيه 路由号码
  `,
  bank_code: `
    bankcode branchcode bankleitzahl blz ifsc ifsccode bsb codebanque codigodelbanco codicebancario رمزالبنك 银行代码
  `,
  account_number: `
    accountnumber accountno accno acctno acctnumber bankaccount bankaccountnumber bankaccountno bankacc kontonummer
    numerodecuenta numerodecompte numerodiconto رقمالحساب رقمالحسابالبنكي 账号 银行账号 银行卡号
  `,
  account_type: `
    accounttype bankaccounttype typeofaccount kontoart tipodecuenta typedecompte tipodiconto نوعالحساب 账户类型
  `,
}

/** Returns our own export's headings, which are the surest. */
const own = (field: ImportField): string[] =>
  field in employeesList.columns
    ? employeeHeadings(field).map(plainHeading)
    : isAccountField(field)
      ? accountHeadings(field).map(plainHeading)
      : []

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

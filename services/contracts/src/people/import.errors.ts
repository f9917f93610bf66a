import { errors } from '../kernel/errors'

export const importErrors = errors({
  'import.file': [422, 'Invalid file'],
  'import.empty': [422, 'The file has no rows below its headings.'],
  'import.too_many': [
    422,
    'The file is too large: at most {rows} rows, {columns} columns, {cells} cells and {characters} characters in a cell.',
  ],
  'import.unfolded': [422, 'The file is too large: at most 20 MB once it is unpacked.'],
  'import.columns': [422, 'The columns do not fit.'],
  'import.date_format': [
    422,
    'The date {example} can be read in two ways. Please choose the date format.',
  ],
  'import.abandoned': [
    409,
    'This import was cut off before it began: nothing was imported. Please import the file again.',
  ],
  'import.running_still': [409, 'This import still runs. Undo it when it is done.'],
  'import.rows': [
    422,
    'Nothing was imported: {count, plural, one {# row has} other {# rows have}} errors.',
  ],
  'import.mapping': [422, 'The mapping is an object of column numbers and fields.'],
  'import.managers': [
    422,
    'Managers must be an object that gives an employee for a name in the file.',
  ],
  'import.pay_period': [422, 'Choose yearly, monthly, weekly or hourly.'],
  'import.date_choice': [422, 'Choose YYYY-MM-DD, DD.MM.YYYY or MM/DD/YYYY.'],
  'import.mode': [422, 'Choose good-rows or all-or-nothing.'],
  'import.no_column': [422, 'The mapping names a column that the file lacks.'],
  'import.no_field': [422, 'The mapping names a custom field that does not exist.'],
  'import.twice': [422, '{fields} cannot come from two columns.'],
  'import.too_long': [422, '{field} is longer than {most} characters.'],
  'import.single_name': [422, '"{name}" is the only name; the person is added with one name.'],
  'import.email': [422, '"{email}" is not a valid e-mail address.'],
  'import.not_a_date': [422, '"{text}" is not a date that could be read as {format}.'],
  'import.end_before_hire': [422, 'The end date {end} is before the hire date {hired}.'],
  'import.not_a_period': [
    422,
    '"{text}" is not a pay period. Use yearly, monthly, weekly or hourly.',
  ],
  'import.pay_missing': [422, 'No pay is given; the contract is made without one.'],
  'import.not_an_amount': [422, '"{text}" is not an amount.'],
  'import.currency_unclear': [
    422,
    '"{text}" does not say which currency is meant. Write its three letters, for example USD.',
  ],
  'import.not_a_currency': [
    422,
    '"{text}" is not a currency. Write its three letters, for example USD.',
  ],
  'import.other_currency': [
    422,
    'The contract is made in {currency}, which is not the currency of the company.',
  ],
  'import.not_hours': [422, '"{text}" is not a number of hours in a week.'],
  'import.pay_negative': [422, 'Pay cannot be negative.'],
  'import.places': [422, '"{text}" has more than {places} decimal places.'],
  'import.same_oid': [422, 'Row {row} has the same employee id "{value}".'],
  'import.same_email': [422, 'Row {row} has the same e-mail address "{value}".'],
  'import.by_name': [
    422,
    'Recognised by name alone, as the row has neither an employee id nor an e-mail address.',
  ],
  'import.clash': [422, 'The employee id belongs to {one}, the e-mail address to {other}.'],
  'import.another_person': [
    422,
    'The employee id "{oid}" belongs to {name}, who has joined. Give this row an id of its own, or change the name in the profile of {name} first.',
  ],
  'import.same_name': [
    422,
    'Row {row} has the same name, and neither has an employee id or an e-mail address to tell them apart.',
  ],
  'import.several': [
    422,
    'Several employees have this name, and the row has neither an employee id nor an e-mail address.',
  ],
  'import.same_employee': [422, 'Row {row} is about the same employee.'],
  'import.no_department': [
    422,
    'The department "{name}" does not exist, and only a member with the permission “Edit the company” can add it.',
  ],
  'import.no_designation': [
    422,
    'The designation "{name}" does not exist, and only a member with the permission “Edit the company” can add it.',
  ],
  'import.manager_unknown': [
    422,
    'The manager "{name}" is neither in the file nor in the company; the manager is left out.',
  ],
  'import.manager_self': [422, 'An employee cannot be their own manager; the manager is left out.'],
  'import.manager_many': [
    422,
    '{people} people are called "{name}"; the manager is left out. An employee id or e-mail address would tell them apart.',
  ],
  'import.manager_gone': [
    422,
    'The manager "{name}" does not work here any more; the manager is left out.',
  ],
  'import.manager_circle': [
    422,
    'With this manager the employee would be above themselves; the manager is left out.',
  ],
  'import.own_row': [
    422,
    'This row gives something to you alone, so another person has to import it. {name} can.',
  ],
  'import.detail_unclear': [422, '{field}: "{text}" was not understood and is left out.'],
  'import.no_office': [
    422,
    'The office "{name}" does not exist, and only a member with the permission “Edit the company” can add it; the employee gets the main office.',
  ],
  'import.no_role': [
    422,
    'The role "{name}" does not exist; the employee gets the role of newcomers. Add the role first to give it.',
  ],
  'import.restricted_role': [
    422,
    'Only a member with the permission “Edit the company” and all permissions of the role "{name}" can give it; the employee gets the role of newcomers.',
  ],
  'import.no_policy': [
    422,
    'The time-off policy "{name}" does not exist; the employee gets the first policy. Add the policy first to give it.',
  ],
  'import.place_stays': [
    422,
    'Office, role and time-off policy of existing employees stay; change them in the profile.',
  ],
  'import.restricted': [
    422,
    'Only a member with the permission “Edit the company” can change employee id, department, manager and hire date.',
  ],
  'import.restricted_pay': [
    422,
    'Only a member with the permission “Edit the company” can add contracts; the pay is left out.',
  ],
  'import.joined': [422, 'This person has joined already; the e-mail address stays as it is.'],
  'import.gone': [422, 'This person is terminated since {day}; an import cannot undo that.'],
  'import.swapped': [
    422,
    'First and last names appear to be swapped: {swapped} of {managers} managers are found only with the two columns the other way round.',
  ],
  'import.no_name_columns': [
    422,
    'No column was recognised as first and last name, or as full name. Please choose the columns.',
  ],
  'import.no_key': [
    422,
    'Without an employee id or e-mail column people are recognised by their names alone.',
  ],
  'import.no_pay': [422, 'No column was recognised as pay; contracts are made without it.'],
  'import.left_out_more': [422, 'Not imported: {columns} and {more} more.'],
  'import.left_out': [422, 'Not imported: {columns}.'],
  'import.own_account': [422, 'Your own bank account is left out. Change it in your profile.'],
  'import.lost_zeros': [
    422,
    '"{text}" has too few digits: a spreadsheet drops leading zeros. Format the column as text.',
  ],
  'import.two_codes': [422, 'Give either a sort code or a routing number.'],
  'import.not_an_account_type': [422, '"{text}" is not an account type. Use checking or savings.'],
  'import.accounts_left_out': [
    422,
    'Bank accounts are not imported: {columns}. They need the choice to import them and your password.',
  ],
  'import.account_incomplete': [
    422,
    'An IBAN or an account number is missing, so no account is set.',
  ],
})

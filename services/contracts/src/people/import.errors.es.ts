import { errorWords } from '../kernel/errors'
import type { importErrors } from './import.errors'

export const importErrorsEs = errorWords<'es', typeof importErrors>()({
  'import.file': 'Archivo no válido',
  'import.empty': 'El archivo no tiene filas bajo los encabezados.',
  'import.too_many':
    'El archivo es demasiado grande: como máximo {rows} filas, {columns} columnas, {cells} celdas y {characters} caracteres por celda.',
  'import.unfolded': 'El archivo es demasiado grande: 20 MB como máximo una vez descomprimido.',
  'import.columns': 'Las columnas no encajan.',
  'import.date_format':
    'La fecha {example} se puede leer de dos maneras. Elige el formato de fecha.',
  'import.abandoned':
    'Esta importación se interrumpió antes de empezar: no se ha importado nada. Importa el archivo de nuevo.',
  'import.running_still': 'Esta importación sigue en curso. Deshazla cuando termine.',
  'import.rows':
    'No se ha importado nada: {count, plural, one {# fila tiene} other {# filas tienen}} errores.',
  'import.mapping': 'La asignación es un objeto de números de columna y campos.',
  'import.managers':
    'Los responsables deben ser un objeto que dé un empleado para cada nombre del archivo.',
  'import.pay_period': 'Elige anual, mensual, semanal o por hora.',
  'import.date_choice': 'Elige YYYY-MM-DD, DD.MM.YYYY o MM/DD/YYYY.',
  'import.mode': 'Elige good-rows o all-or-nothing.',
  'import.no_column': 'La asignación nombra una columna que el archivo no tiene.',
  'import.no_field': 'La asignación nombra un campo personalizado que no existe.',
  'import.twice': '{fields} no puede venir de dos columnas.',
  'import.too_long': '{field} supera los {most} caracteres.',
  'import.single_name': '«{name}» es el único nombre; la persona se añade con un solo nombre.',
  'import.email': '«{email}» no es un correo electrónico válido.',
  'import.not_a_date': '«{text}» no es una fecha que se pueda leer como {format}.',
  'import.end_before_hire': 'La fecha de fin {end} es anterior a la fecha de alta {hired}.',
  'import.not_a_period': '«{text}» no es un periodo de pago. Usa anual, mensual, semanal u hora.',
  'import.pay_missing': 'No se indica salario; el contrato se crea sin él.',
  'import.not_an_amount': '«{text}» no es un importe.',
  'import.currency_unclear':
    '«{text}» no aclara de qué moneda se trata. Escribe sus tres letras, por ejemplo USD.',
  'import.not_a_currency': '«{text}» no es una moneda. Escribe sus tres letras, por ejemplo USD.',
  'import.other_currency': 'El contrato se crea en {currency}, que no es la moneda de la empresa.',
  'import.not_hours': '«{text}» no es un número de horas por semana.',
  'import.pay_negative': 'El salario no puede ser negativo.',
  'import.places': '«{text}» tiene más de {places} decimales.',
  'import.same_oid': 'La fila {row} tiene el mismo ID de empleado «{value}».',
  'import.same_email': 'La fila {row} tiene el mismo correo electrónico «{value}».',
  'import.by_name':
    'Reconocido solo por el nombre, porque la fila no tiene ID de empleado ni correo electrónico.',
  'import.clash': 'El ID de empleado pertenece a {one} y el correo electrónico, a {other}.',
  'import.another_person':
    'El ID de empleado «{oid}» pertenece a {name}, que ya se ha incorporado. Da a esta fila un identificador propio o cambia antes el nombre en el perfil de {name}.',
  'import.same_name':
    'La fila {row} tiene el mismo nombre y ninguna de las dos tiene ID de empleado ni correo electrónico que las distinga.',
  'import.several':
    'Varios empleados tienen este nombre y la fila no tiene ID de empleado ni correo electrónico.',
  'import.same_employee': 'La fila {row} trata del mismo empleado.',
  'import.no_department':
    'El departamento «{name}» no existe y solo puede añadirlo un miembro con el permiso «Editar la empresa».',
  'import.no_designation':
    'El puesto «{name}» no existe y solo puede añadirlo un miembro con el permiso «Editar la empresa».',
  'import.manager_unknown':
    'El responsable «{name}» no está ni en el archivo ni en la empresa; se omite.',
  'import.manager_self': 'Un empleado no puede ser su propio responsable; se omite el responsable.',
  'import.manager_many':
    '{people} personas se llaman «{name}»; el responsable se omite. Un ID de empleado o un correo electrónico las distinguiría.',
  'import.manager_gone': 'El responsable «{name}» ya no trabaja aquí; se omite.',
  'import.manager_circle':
    'Con este responsable, el empleado quedaría por encima de sí mismo; se omite el responsable.',
  'import.own_row':
    'Esta fila te da algo solo a ti, así que debe importarla otra persona. Puede hacerlo {name}.',
  'import.detail_unclear': '{field}: «{text}» no se ha entendido y se omite.',
  'import.no_office':
    'La oficina «{name}» no existe y solo puede añadirla un miembro con el permiso «Editar la empresa»; el empleado recibe la oficina principal.',
  'import.no_role':
    'El rol «{name}» no existe; el empleado recibe el rol de los recién llegados. Añade antes el rol para asignarlo.',
  'import.restricted_role':
    'Solo puede asignar el rol «{name}» un miembro con el permiso «Editar la empresa» y con todos sus permisos; el empleado recibe el rol de los recién llegados.',
  'import.no_policy':
    'La política de ausencias «{name}» no existe; el empleado recibe la primera política. Añade antes la política para asignarla.',
  'import.place_stays':
    'La oficina, el rol y la política de ausencias de los empleados existentes no cambian; cámbialos en el perfil.',
  'import.restricted':
    'Solo un miembro con el permiso «Editar la empresa» puede cambiar el ID de empleado, el departamento, el responsable y la fecha de alta.',
  'import.restricted_pay':
    'Solo un miembro con el permiso «Editar la empresa» puede añadir contratos; el salario se omite.',
  'import.joined': 'Esta persona ya se ha incorporado; el correo electrónico no cambia.',
  'import.gone': 'El empleo de esta persona terminó el {day}; una importación no puede deshacerlo.',
  'import.swapped':
    'Parece que los nombres y los apellidos están intercambiados: {swapped} de {managers} responsables solo se encuentran con las dos columnas al revés.',
  'import.no_name_columns':
    'No se ha reconocido ninguna columna como nombre y apellidos ni como nombre completo. Elige las columnas.',
  'import.no_key':
    'Sin una columna de ID de empleado o de correo electrónico, las personas se reconocen solo por su nombre.',
  'import.no_pay':
    'No se ha reconocido ninguna columna como salario; los contratos se crean sin él.',
  'import.left_out_more': 'No se importan: {columns} y {more} más.',
  'import.left_out': 'No se importan: {columns}.',
  'import.own_account': 'Tu propia cuenta bancaria se omite. Cámbiala en tu perfil.',
  'import.lost_zeros':
    '«{text}» tiene menos cifras de las debidas: una hoja de cálculo quita los ceros iniciales. Da a la columna formato de texto.',
  'import.two_codes': 'Indica un sort code o un routing number, no los dos.',
  'import.not_an_account_type': '«{text}» no es un tipo de cuenta. Usa checking o savings.',
  'import.accounts_left_out':
    'No se importan las cuentas bancarias: {columns}. Hay que elegir importarlas y escribir tu contraseña.',
  'import.account_incomplete':
    'Falta un IBAN o un número de cuenta, así que no se guarda ninguna cuenta.',
})

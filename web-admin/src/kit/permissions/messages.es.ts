import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  everything: 'Todo',
  nothing:
    'Solo lo que puede hacer cualquier empleado: su propio tiempo, sus ausencias, gastos y perfil.',
  notHeld: 'No puedes dar un permiso que no tienes.',
  group: { company: 'Empresa', people: 'Personas', areas: 'Áreas', audit: 'Auditoría' },
  permission: {
    edit_company: 'Editar la empresa',
    manage_company: 'Gestionar la empresa',
    edit_manager: 'Editar contratos',
    manage_employee: 'Insignia de corona',
    manage_payroll: 'Nóminas',
    manage_recruiting: 'Selección',
    manage_invoices: 'Facturas',
    manage_time_off: 'Ausencias',
    manage_surveys: 'Encuestas',
    view_audit: 'Ver todo',
  },
  about: {
    edit_company:
      'Ajustes de la empresa, oficinas, roles, departamentos y responsables de las personas, y todos los permisos siguientes',
    manage_company: 'Añadir personas, decidir solicitudes y administrar todas las áreas',
    edit_manager: 'Datos y versiones de los contratos, salvo los propios',
    manage_employee: 'Con Editar la empresa: una corona junto al nombre',
    manage_payroll: 'Ciclos de nómina, recibos y archivos de pago de todos los empleados',
    manage_recruiting: 'Vacantes y candidatos',
    manage_invoices: 'Facturas y sus pagos',
    manage_time_off: 'Ausencias de todos los empleados: solicitudes, saldos y ajustes',
    manage_surveys: 'Encuestas y sus resultados',
    view_audit: 'Leer cada lista, registro e historial, también los salarios, y no cambiar nada',
  },
})

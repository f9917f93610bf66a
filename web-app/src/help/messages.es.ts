import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  help: 'Ayuda',
  tours: 'Muéstrame cómo',
  topics: {
    employee: 'Añadir un empleado',
    project: 'Añadir un proyecto',
    client: 'Añadir un cliente',
    event: 'Añadir un evento',
    office: 'Añadir una oficina',
  },
  walked: '{{topic}} (hecho)',
  offer: '¿Primera vez aquí? Unas visitas breves te guían para añadir tus primeros registros.',
  notNow: 'Ahora no',
  steps: {
    add: 'Empieza por este botón. Siguiente abre el formulario.',
    dialog: 'Introduce aquí el registro nuevo. Esc lo cierra sin guardar.',
    submit: 'Esto lo guarda. Si un valor es incorrecto, su campo lo indica.',
  },
  form: {
    employee:
      'Hacen falta el nombre y el correo. Deja marcada la invitación y el empleado recibirá un enlace para iniciar sesión.',
    project:
      'Un proyecto tiene un nombre y un cliente. Si no tienes clientes, sal de esta visita y añade antes uno.',
    client:
      'Un cliente tiene un nombre y un contacto. La tarifa y la dirección pueden esperar; las facturas necesitan la dirección.',
    event:
      'Un evento tiene un título, un día, una hora y un lugar. Los empleados lo encuentran en sus calendarios.',
    office:
      'Una oficina tiene un nombre, una dirección y una zona horaria. Sus días laborables siguen la zona horaria.',
  },
  saved: {
    employee: 'Este es tu empleado. Ahora añade un contrato y un responsable.',
    project: 'Este es tu proyecto. Ahora añádele personas y tareas.',
    client: 'Tu cliente está en la lista. Ya puedes elegirlo en proyectos y facturas.',
    event: 'Tu evento está en la lista y en todos los calendarios.',
    office: 'Tu oficina está en la lista. Ahora importa sus festivos.',
  },
  step: '{{at}} de {{all}}',
  next: 'Siguiente',
  back: 'Volver a la página',
  done: 'Hecho',
  skip: 'Saltar la visita',
})

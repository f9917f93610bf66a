import type { en } from './watch.texts.en'

export const es: typeof en = {
  rules: {
    own_decision: 'Solicitud propia decidida',
    same_preparer: 'Aprobó lo que había preparado',
    after_approval: 'Cambiado tras la aprobación',
    outside_band: 'Salario fuera de su banda',
    weekend_changes: 'Muchos cambios en un día libre',
    signed_in_as: 'Actuó sobre nóminas en nombre de otra persona',
    sign_in_exception: 'Excepción en el inicio de sesión',
    put_back: 'Reglas cambiadas por un tiempo',
    split_request: 'Solicitudes divididas',
  },
  subject: (rule) => `La regla de control «${rule}» encontrará menos`,
  confirm: ({ rule, who }) => [
    `${who} ha propuesto desactivar o acotar la regla «${rule}».`,
    'Sigue como está hasta que otro auditor confirme la propuesta.',
  ],
  waits: ({ rule, who, day }) => [
    `${who} ha propuesto desactivar o acotar la regla «${rule}».`,
    `Ahora ninguna otra persona puede confirmarlo, así que surte efecto el ${day}. Cualquiera que pueda escribir en la auditoría puede retirarlo antes.`,
  ],
  button: 'Abrir las reglas',
  footer: (company) => `Recibes este mensaje porque auditas ${company}.`,
}

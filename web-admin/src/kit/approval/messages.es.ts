import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  tab: 'Pasos de aprobación',
  name: 'Nombre',
  steps: 'Pasos',
  step: 'Paso {{number}}',
  who: 'Decide',
  by: {
    manager: 'El responsable',
    role: 'Un rol',
    people: 'Personas concretas',
  },
  role: 'Rol',
  chooseRole: 'Elige un rol',
  people: 'Personas',
  all: 'Decide cada una de ellas',
  allHint: 'Si no, la primera que lo haga.',
  escalate: 'Días hasta que también puedan decidir los administradores',
  escalateHint: 'Déjalo vacío para nunca.',
  removeStep: 'Quitar el paso {{number}}',
  addStep: 'Añadir paso',
  add: 'Añadir regla',
  edit: 'Editar regla',
  added: 'Regla añadida',
  edited: 'Regla actualizada',
  deleted: 'Regla eliminada',
  deleteText: 'Las solicitudes anteriores conservan sus pasos.',
  preview: 'Vista previa',
  person: 'Persona',
})

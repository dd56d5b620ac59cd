import type { StepTexts } from '../step-texts.ts'

/** The reasons why a loss is severe, by the English reason. */
const reasons: Readonly<Record<string, string>> = {
  'Someone was killed': 'Murió alguien',
  'The employee died': 'El empleado murió',
  'Someone was taken to a hospital': 'Llevaron a alguien al hospital',
  'Several people are hurt': 'Hay varios heridos',
  'The vehicle rolled over': 'El vehículo se volcó',
  'Load or fuel spilled': 'Se derramó carga o combustible',
  'The place cannot be used after a fire or an explosion':
    'El lugar no se puede usar después de un incendio o una explosión',
  'Someone asked for money or sued': 'Alguien pidió dinero o presentó una demanda',
  'Reporters are asking': 'La prensa está haciendo preguntas',
  'An amputation, a burn, or loss of an eye or of sight':
    'Una amputación, una quemadura o la pérdida de un ojo o de la vista',
  'The head, brain or spine is hurt': 'Hay una lesión en la cabeza, el cerebro o la columna',
  'The employee was hospitalized': 'El empleado quedó internado en un hospital',
  'The employee was kept overnight': 'El empleado pasó la noche en el hospital',
}

const sources = { schedule: 'su lista de vehículos', report: 'un reporte anterior' } as const

/** The texts below the questions of step 3 in Spanish. */
export const spanishStepTexts: StepTexts = {
  severity: {
    title: (number) => `Llame ya al ${number}`,
    call: 'Llamar ahora',
    reasonOf: (reason) => reasons[reason] ?? reason,
    reasons: (given) => `${given.join('. ')}. Un representante de reclamos debe saberlo ya.`,
    open: 'Este formulario sigue abierto y se guarda lo que escribió. Su reclamo queda marcado como grave.',
    announcement: (number, given) => `Llame ya al ${number}. ${given.join('. ')}.`,
  },
  currentLocation: {
    button: 'Usar mi ubicación',
    unknown: 'No pudimos obtener su ubicación. Escriba la dirección.',
  },
  undo: 'Deshacer',
  replaced: 'Reemplazamos su respuesta anterior.',
  known: {
    found: (count) =>
      count === 1
        ? '1 coincidencia. Tóquela para llenar los datos.'
        : `${count} coincidencias. Toque una para llenar los datos.`,
    source: (source) => `de ${sources[source]}`,
    filled: (source) => `Datos tomados de ${sources[source]}.`,
    review: 'Cambie lo que no esté bien.',
    typeNext: (question) => `Ahora escriba: ${question}.`,
  },
  quickAnswers: {
    today: 'Hoy',
    yesterday: 'Ayer',
    now: 'Ahora',
    companyAddress: 'En la dirección de la empresa',
    dateOfLoss: 'Fecha del accidente',
  },
}

/** The texts of the bar below step 3 in Spanish. */
export const spanishBarTexts = {
  previous: 'Anterior',
  next: 'Siguiente',
  back: 'Volver a sus respuestas',
  call: (number: string) => `Llamar al ${number}`,
}

/** The draft status in Spanish. */
export const spanishDraftTexts = {
  saving: 'Guardando',
  saved: (time: string) => `Guardado a las ${time}`,
  unsaved: 'No se guardó. Lo intentaremos de nuevo.',
  signedOut: 'No se guardó. Primero inicie sesión.',
  logIn: 'Iniciar sesión',
}

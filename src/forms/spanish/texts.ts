import calendar from 'dayjs/locale/es'
import type { FormTexts } from '../form-texts.ts'

const rules = new Intl.PluralRules('es')
const characters = (count: number) => `${count} ${rules.select(count) === 'one' ? 'carácter' : 'caracteres'}`

/** The texts of a form in Spanish. */
export const spanishTexts: FormTexts = {
  language: calendar.name, // importing the dayjs locale also registers its months and days
  required: '* obligatorio',
  errors: 'Revise estas respuestas para continuar',
  checkDates: 'Revise las fechas',
  sections: {
    list: 'Secciones de este paso',
    toCorrect: (count) => `${count} por corregir`,
    missing: (count) => `${count} por completar`,
    toDo: 'Pendiente',
    done: 'Completa',
    optional: 'Opcional',
    continue: (title) => `Continuar: ${title}`,
    moreDetails: (count) => `Más detalles, si los tiene (${count})`,
  },
  items: {
    item: 'Elemento',
    add: (noun) => `Agregar ${noun}`,
    remove: 'Quitar',
    removeItem: (name) => `Quitar ${name}`,
  },
  fields: {
    pickDate: (label) => `Elegir una fecha: ${label}`,
    datePlaceholder: 'MM/DD/AAAA',
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    previousYear: 'Año anterior',
    nextYear: 'Año siguiente',
    previousDecade: 'Diez años anteriores',
    nextDecade: 'Diez años siguientes',
    clear: 'Borrar',
    clearField: (label) => `Borrar ${label}`,
    charactersLeft: (count) => `Quedan ${characters(count)}`,
    charactersTooMany: (count) => `Sobran ${characters(count)}`,
    choose: 'Elija…',
    hide: (label) => `Ocultar ${label}`,
    show: (label) => `Mostrar ${label}`,
    canContinue: 'De todos modos puede continuar.',
    notOnList: (typed) => `“${typed}” no está en la lista. Elija una opción.`,
    typeToSearch: 'Escriba para buscar',
    nothingFound: 'No se encontró nada. Pruebe con otra palabra.',
  },
}

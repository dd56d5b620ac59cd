import { createContext, use } from 'react'

import { texts as answerTexts } from '../../model/loss-info/texts.ts'
import { texts } from './texts.ts'

/** The texts below the questions of step 3: quick answers, known answers and the advice to call. */
export type StepTexts = Pick<typeof texts, 'currentLocation' | 'undo' | 'replaced' | 'known'> &
  Pick<typeof answerTexts, 'quickAnswers'> & { severity: Omit<typeof texts.severity, 'reported'> }

/** These texts in the language of the form. The default is English. */
export const StepTextsContext = createContext<StepTexts>({ ...texts, quickAnswers: answerTexts.quickAnswers })

export const useStepTexts = (): StepTexts => use(StepTextsContext)

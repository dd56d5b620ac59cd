import { _, stringify, type CodeKeywordDefinition, type Options } from 'ajv/dist/2020.js'
import type { Vocabulary } from '../../form/vocabulary.ts'

/**
 * Options that make ajv validate `form.schema` like the engine. The keywords also work in ajv's standalone code,
 * which needs the form's `vocabulary` in scope under that name. `validatorCode` generates such code as a module.
 *
 * @example
 * import { Ajv2020 } from 'ajv/dist/2020.js'
 *
 * const validate = new Ajv2020(ajvOptions(form)).compile(form.schema)
 */
export function ajvOptions({ vocabulary }: { readonly vocabulary: Vocabulary }): Options {
  return {
    strict: false,
    ownProperties: true,
    formats: { ...vocabulary.formats },
    keywords: Object.entries(vocabulary.keywords).map(([keyword, validate]) => keywordOf(keyword, validate)),
  }
}

/** A keyword that calls its function by name, because standalone code cannot contain the function. */
function keywordOf(keyword: string, validate: Vocabulary['keywords'][string]): CodeKeywordDefinition {
  return {
    keyword,
    code: (context) => {
      const validatorName = context.gen.scopeValue('keyword', {
        key: keyword,
        ref: validate,
        code: _`vocabulary.keywords[${keyword}]`,
      })
      context.pass(_`${validatorName}(${stringify(context.schema)}, ${context.data})`)
    },
  }
}

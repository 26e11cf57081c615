import { ABSTRACT_NOUNS } from './abstract-nouns.ts'
import { ACTIONS_HANDS } from './actions-hands.ts'
import { BODY_PEOPLE } from './body-people.ts'
import { CHANGE_CAUSE } from './change-cause.ts'
import { COURTESY_QUANTITY_DEGREE } from './courtesy-quantity-degree.ts'
import { DEALINGS } from './dealings.ts'
import { EDUCATION_SOCIAL_SERVICES } from './education-social-services.ts'
import { FEELINGS_MIND } from './feelings-mind.ts'
import { FOOD_NATURE_WEATHER_ANIMALS } from './food-nature-weather-animals.ts'
import { HEALTH } from './health.ts'
import { HEALTH_MORE } from './health-more.ts'
import { HOUSING_HOME } from './housing-home.ts'
import { IDIOMS_PHRASES } from './idioms-phrases.ts'
import { LAW_POLICE_IMMIGRATION } from './law-police-immigration.ts'
import { MONEY_TAX_BANK } from './money-tax-bank.ts'
import { PLACES_SHAPES } from './places-shapes.ts'
import { SENSES_STATES_MORE } from './senses-states-more.ts'
import { SENSES_STATES } from './senses-states.ts'
import { SHOPPING_INSURANCE } from './shopping-insurance.ts'
import { SPEECH_DOCUMENTS } from './speech-documents.ts'
import { TRANSPORT_VEHICLES } from './transport-vehicles.ts'
import { WORK_BUSINESS } from './work-business.ts'

/**
 * What words mean, in both languages, by topic. One meaning a line: English wordings before the bar, Turkish ones after it
 * with all their letters, separated by commas; roots, so that endings are understood (`-` after the root of a verb). A word
 * with several meanings stands on several lines.
 *
 * A heading begins a group. `#`: its lines exclude each other, so that who says the one has not said the other; `# person:`
 * and the like name a class whose things exclude each other across groups, too; `#<>`: converse deeds, where who sells to
 * somebody says what that one buys; `#~`: a mere list.
 */
export const SENSE_LISTS = [
  ABSTRACT_NOUNS,
  ACTIONS_HANDS,
  BODY_PEOPLE,
  CHANGE_CAUSE,
  COURTESY_QUANTITY_DEGREE,
  DEALINGS,
  EDUCATION_SOCIAL_SERVICES,
  FEELINGS_MIND,
  FOOD_NATURE_WEATHER_ANIMALS,
  HEALTH,
  HEALTH_MORE,
  HOUSING_HOME,
  IDIOMS_PHRASES,
  LAW_POLICE_IMMIGRATION,
  MONEY_TAX_BANK,
  PLACES_SHAPES,
  SENSES_STATES,
  SENSES_STATES_MORE,
  SHOPPING_INSURANCE,
  SPEECH_DOCUMENTS,
  TRANSPORT_VEHICLES,
  WORK_BUSINESS,
]

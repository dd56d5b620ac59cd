import type { Random } from './random.ts'

/** Enough first and last names that ten thousand people rarely share a name. */
export const firstNames = (
  'Alma Bruno Cora Desmond Elena Felix Greta Hector Imani Jonas Keiko Lionel Maribel Nadia Otis Priya Quentin ' +
  'Rosalind Samir Tamsin Ulises Vera Wendell Ximena Yusuf Zoe Aaron Abigail Adrian Aisha Alicia Alonzo Amara Amos ' +
  'Anders Angela Anita Antonio April Arjun Astrid Audrey August Beatriz Benjamin Bernice Bettina Brandon Brenda ' +
  'Byron Caleb Camille Carlos Carmen Casey Cecilia Chandra Clara Clayton Colette Conrad Cyrus Daphne Darius Dawn ' +
  'Delia Derek Diego Dolores Dominic Doris Dwight Edith Eduardo Eileen Elias Eloise Emeka Enrique Erica Esther Ethan ' +
  'Farah Fernando Fiona Frances Gabriel Gemma Gerald Gloria Gordon Gwen Harold Harriet Hassan Hazel Helena Hugo Ida ' +
  'Ignacio Inez Irene Isaac Ivan Jacob Janelle Jasmine Javier Joanna Joel Josefina Julian June Karim Katrina Keith ' +
  'Kendra Kofi Lamar Laura Leila Leon Linda Lorenzo Louise Lucas Luz Malik Marcus Marisol Martin Maya Melvin ' +
  'Mercedes Miguel Miriam Monica Morgan Naomi Nathan Nikhil Noel Nora Olga Omar Opal Oscar Pamela Patrick Paula ' +
  'Pedro Philip Rafael Ramona Regina Renata Reuben Rhoda Ricardo Rita Roland Rosa Ruben Ruth Sandra Santiago Selma ' +
  'Seth Shirley Simone Sofia Stefan Stella Sylvia Tariq Teresa Theo Tobias Tomas Trevor Ursula Valerie Victor Viola ' +
  'Walter Wanda Warren Wilma Xavier Yolanda Yvonne Zachary Zora'
).split(' ')

export const lastNames = (
  'Abernathy Boateng Castellano Drummond Eriksen Fairbanks Gallegos Haddad Ibarra Jankowski Kessler Lindqvist Mbeki ' +
  'Novak Okafor Pemberton Quiroga Ramaswamy Salazar Thornbury Underhill Vasquez Whitlock Yamada Zielinski Abbott ' +
  'Acosta Adeyemi Aguilar Albright Alvarado Amundsen Andrade Ashworth Atkins Avery Baldwin Banerjee Barlow Barrera ' +
  'Beckett Bellamy Benitez Bergstrom Blackwood Bowman Bradshaw Brennan Briggs Burgess Cabrera Calderon Callahan ' +
  'Carmichael Carver Cervantes Chaudhry Clayborne Coleridge Contreras Cordova Crawford Crowley Dalton Danforth ' +
  'Davenport Delacruz Delgado Dempsey Desai Dietrich Donahue Duarte Dunlap Easton Edmonds Ellison Escobar Espinoza ' +
  'Farrell Ferreira Figueroa Finch Fletcher Fontaine Forsythe Franco Friedman Fuentes Galloway Garrison Gibbons ' +
  'Gilmore Goodwin Graves Greenwood Grimaldi Guerrero Gupta Hagen Halloran Hammond Hartley Hathaway Hayashi Heller ' +
  'Henriksen Herrera Hideo Holloway Hoover Horvath Hussain Ingram Iverson Jaramillo Jennings Johansson Juarez Kaplan ' +
  'Kaur Keller Kendrick Khatri Kimball Kirkland Kowalski Kruger Lambert Landry Larkin Lawson Leclerc Ledesma ' +
  'Lockhart Lombardi Lozano Lundgren Macias Maldonado Marchetti Marlowe Mbatha McAllister McBride McKenna Medina ' +
  'Mehta Mendoza Merritt Middleton Molina Montoya Moreau Mueller Murillo Nakamura Navarro Nielsen Nwosu Obrien Ochoa ' +
  'Okonkwo Olsen Orozco Osborne Pacheco Padilla Palmer Paredes Parrish Patel Pereira Petrov Pickett Ponce Popescu ' +
  'Prescott Pruitt Quinlan Radcliffe Rahman Rawlings Reyes Rinaldi Rios Robles Rosales Rutherford Saito Sandoval ' +
  'Santana Schaefer Schultz Sepulveda Serrano Shaffer Sheridan Sinclair Solis Sorensen Stanton Stoddard Sundaram ' +
  'Suzuki Swanson Takahashi Talbot Tanaka Tavares Thackeray Tillman Torres Trujillo Ueda Urbina Valdez Varga Velasco ' +
  'Villanueva Wakefield Walcott Warner Weatherby Webber Westbrook Wheeler Wilcox Winslow Wojcik Woodruff Yates ' +
  'Ybarra Zamora'
).split(' ')

/** First and last name of somebody. */
export const nameOfSomebody = (random: Random): string => `${random.pick(firstNames)} ${random.pick(lastNames)}`

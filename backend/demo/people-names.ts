/** Invented people with the variety of names that the region has. */
import type { Random } from './random';

export type PersonName = { firstName: string; lastName: string | null };

const FIRST_NAMES = words(`
  Aaliyah Abdul Adaeze Agnieszka Ahmed Alejandra Amara Amit Ana Andre Angela Anthony Arjun Aurora
  Barbara Beatriz Benjamin Bianca Brandon Brenda Camila Carla Carlos Carmen Charlotte Chloe Chidi
  Christopher Claire Colleen Cynthia Danuta Darnell David Deborah Denise Destiny Diego Dmytro Dolores
  Donna Dorothy Ebony Eduardo Eileen Elena Eli Elizabeth Emeka Emma Erin Esperanza Ethan Eun-ji Ewa
  Fatima Fernando Francesca Gabriela George Gloria Grace Guadalupe Hannah Harold Hassan Helen Hiroshi
  Hugo Ibrahim Ines Irena Isaiah Jamal James Janet Javier Jennifer Jin Joanna Jorge Joseph José Joyce
  Juan Judith Julia Kamala Karen Katarzyna Kenji Kevin Khadija Krystyna Kwame Lakshmi Lamar Latoya
  Laura Leila Leonard Liam Lidia Linda Luis Magdalena Malik Marcus Margaret Maria María Mariam Mark
  Marta Maureen Mei Melissa Michael Miguel Mohammed Monica Nadia Nancy Naomi Natalia Nia Nicole Noah
  Nora Oksana Olivia Omar Oscar Pamela Patricia Patrick Paul Pedro Phuong Piotr Rachel Rafael Raj Ramona
  Raquel Rebecca Renée Ricardo Robert Rosa Ruth Samuel Sandra Sanjay Sarah Sean Shanice Sharon Shirley
  Siobhán Sofía Sophie Stanley Stella Steven Sunita Svetlana Tamika Teresa Terrence Thanh Theresa Thomas
  Tiffany Tomasz Tyrone Valentina Vanessa Veronica Victor Vincent Virginia Walter Wanda Wei William
  Xiomara Yasmin Yolanda Yusuf Zainab Zofia Zoë
`);

const LAST_NAMES = words(`
  Abdi Acevedo Adams Adebayo Aguilar Ahmed Akhtar Ali Alvarez Anderson Bailey Baker Banks Barnes Bauer
  Bell Bernstein Bianchi Boateng Booker Brennan Brooks Brown Bui Byrne Campbell Castillo Chan Chavez Chen
  Choi Cohen Coleman Collins Cooper Cruz Czarnecki D'Angelo Das Davis Delgado Desai Diaz Dixon Dombrowski
  Doyle Dubois Edwards Eze Fernandez Fischer Flores Flynn Foster Francis Franklin Fujimoto Gallagher Garcia
  Goldberg Gomez Gonzalez Grant Green Greene Griffin Gupta Gutierrez Haddad Hall Hansen Harris Hassan Hayes
  Henderson Hernandez Hoang Hoffman Howard Hughes Hussain Ivanova Jackson James Jankowski Jefferson Jensen
  Jimenez Johnson Jones Kaminski Kaplan Kapoor Kelly Khan Kim King Kovács Kowalski Kozak Kumar Le Lee Levy
  Lewandowski Lewis Li Lindgren Liu Lopez Lund Lynch Malik Martin Martinez Mason Mazur McCarthy McGee
  Mendoza Mensah Meyer Miller Mitchell Mohamed Moore Morales Moreno Morris Murphy Mwangi Nakamura Navarro
  Nelson Nguyen Novak Nowak Núñez Nwosu O'Brien O'Connor O'Malley Okafor Olson Ortega Ortiz Osei Ozturk
  Pappas Park Patel Pawlak Perez Peterson Petrov Pham Phillips Pierce Quinn Ramirez Ramos Rao Reed Reyes
  Reyes-Ortiz Rivera Roberts Robinson Rodriguez Rogers Romano Rosen Rossi Rubin Russo Ryan Salazar Sanchez
  Santos Schmidt Schneider Schultz Shah Sharma Shevchenko Siddiqui Silva Simmons Singh Smith Sokolov Stein
  Stewart Sullivan Suzuki Szymański Tanaka Taylor Thomas Thompson Torres Tran Turner Vargas Vasquez Vega
  Wagner Walker Walsh Wang Ward Washington Watson Weber Weiss White Williams Wilson Wójcik Wong Wood Wright
  Wu Yamamoto Yang Yilmaz Young Zając Zhang Zieliński
`);

export function personName(random: Random): { firstName: string; lastName: string } {
  return { firstName: random.pick(FIRST_NAMES), lastName: random.pick(LAST_NAMES) };
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
